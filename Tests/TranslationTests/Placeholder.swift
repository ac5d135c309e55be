import Testing
@testable import Translation
