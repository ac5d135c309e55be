// AdaptyClient
