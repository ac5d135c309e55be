import CDigest

/// MD5 (RFC 1321), for what the wire asks for: the A/B draw and the names of cached answers. Not for anything secret.
enum MD5 {
    /// The 16 bytes, or `nil` where the machine's OpenSSL refuses MD5 (FIPS mode).
    static func digest(_ text: String) -> [UInt8]? {
        var text = text
        var digest = [UInt8](repeating: 0, count: 16)
        let worked = text.withUTF8 { bytes in
            digest.withUnsafeMutableBufferPointer { EVP_Digest(bytes.baseAddress, bytes.count, $0.baseAddress, nil, EVP_md5(), nil) }
        }
        return worked == 1 ? digest : nil
    }

    /// The digest in lower-case hexadecimal.
    static func hex(_ text: String) -> String? {
        digest(text)?.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
