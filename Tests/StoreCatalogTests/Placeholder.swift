import Testing
@testable import StoreCatalog
