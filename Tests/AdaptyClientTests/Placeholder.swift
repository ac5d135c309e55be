import Testing
@testable import AdaptyClient
