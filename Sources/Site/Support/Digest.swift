import CDigest

/// SHA-256, by OpenSSL (Foundation has no digests on Linux).
enum Digest {
    /// The first `length` of the 64 lower-case hex digits.
    static func sha256(_ bytes: some Collection<UInt8>, length: Int = 64) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        var size: UInt32 = 0
        _ = Array(bytes).withUnsafeBytes { EVP_Digest($0.baseAddress, $0.count, &digest, &size, EVP_sha256(), nil) }
        let digits = Array("0123456789abcdef".utf8)
        var hex: [UInt8] = []
        hex.reserveCapacity(64)
        for byte in digest {
            hex.append(digits[Int(byte >> 4)])
            hex.append(digits[Int(byte & 15)])
        }
        return String(decoding: hex.prefix(length), as: UTF8.self)
    }

    static func sha256(_ text: String, length: Int = 64) -> String { sha256(Array(text.utf8), length: length) }
}
