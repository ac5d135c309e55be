import Testing
@testable import SymbolGraph
