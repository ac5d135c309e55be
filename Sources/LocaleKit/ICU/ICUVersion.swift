internal import _FoundationICU

/// Which ICU and which CLDR data make the texts. Printed beside every preview, because the same price can be written differently by
/// another version.
public enum ICUVersion {
    /// The version of ICU, such as `76.1`.
    public static let icu: String = {
        var version: [UInt8] = [0, 0, 0, 0]
        swift_u_getVersion(&version)
        return text(version)
    }()

    /// The version of CLDR, such as `46`.
    public static let cldr: String = {
        var version: [UInt8] = [0, 0, 0, 0]
        var status = U_ZERO_ERROR
        swift_ulocdata_getCLDRVersion(&version, &status)
        return status.rawValue <= U_ZERO_ERROR.rawValue ? text(version) : "?"
    }()

    private static func text(_ version: [UInt8]) -> String {
        var parts = version
        while parts.count > 1, parts.last == 0 { parts.removeLast() }
        return parts.map(String.init).joined(separator: ".")
    }
}
