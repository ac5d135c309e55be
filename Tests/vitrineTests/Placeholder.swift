import Testing
@testable import vitrine
