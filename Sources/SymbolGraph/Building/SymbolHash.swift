/// The short hash that tells overloads apart, the same as DocC's, so that links written for DocC keep their meaning.
enum SymbolHash {
    /// FNV-1 (32 bits) of the precise id, its top byte folded into the rest, in base 36: `5fa9o`.
    static func short(_ id: String) -> String {
        var hash: UInt32 = 2_166_136_261
        for byte in id.utf8 {
            hash = hash &* 16_777_619
            hash ^= UInt32(byte)
        }
        return String((hash >> 24) ^ (hash & 0xFF_FFFF), radix: 36)
    }

    /// FNV-1a (64 bits), for the rare case that two short hashes meet.
    static func long(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 {
            hash ^= UInt64(byte)
            hash = hash &* 0x100_0000_01B3
        }
        return String(hash, radix: 36)
    }
}
