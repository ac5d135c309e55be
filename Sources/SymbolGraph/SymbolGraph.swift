// SymbolGraph
