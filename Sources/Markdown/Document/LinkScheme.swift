/// What may stand before the colon of a destination.
enum LinkScheme {
    static let guides: Set<String> = ["http", "https", "mailto"]
    /// Remote copy is written by people who don't build the app.
    static let copy: Set<String> = ["https", "mailto"]

    /// The scheme, lower-case, as a browser finds it: white space and control characters don't count (WHATWG URL §4.4), `//host`
    /// and its look-alikes are `//`. `nil` for a relative destination.
    static func of(_ destination: some Collection<UInt8>) -> String? {
        var scheme: [UInt8] = []
        for byte in destination where byte > 0x20 && byte != 0x7F {
            switch byte {
            case UInt8(ascii: ":"): return String(decoding: scheme, as: UTF8.self).lowercased()
            case UInt8(ascii: "/"), UInt8(ascii: "\\"):
                if scheme.isEmpty {
                    scheme.append(UInt8(ascii: "/"))
                } else {
                    return scheme == [UInt8(ascii: "/")] ? "//" : nil
                }
            case UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
            case _ where scheme == [UInt8(ascii: "/")]: return nil
            default: scheme.append(byte)
            }
        }
        return nil
    }

    static func isAllowed(_ destination: some Collection<UInt8>, _ schemes: Set<String>) -> Bool {
        of(destination).map { schemes.contains($0) } ?? true
    }
}
