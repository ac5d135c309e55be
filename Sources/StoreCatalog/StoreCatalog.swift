// StoreCatalog
