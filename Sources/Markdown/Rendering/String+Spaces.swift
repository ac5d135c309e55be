extension String {
    /// Without white space at either end.
    var trimmingSpaces: String {
        let bytes = Array(utf8)
        var start = 0
        var end = bytes.count
        while start < end, let width = Self.space(bytes, start) { start += width }
        while start < end {
            var scalar = end - 1
            while scalar > start, bytes[scalar] & 0xC0 == 0x80 { scalar -= 1 }
            guard Self.space(bytes, scalar) == end - scalar else { break }
            end = scalar
        }
        return end - start == bytes.count ? self : String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Runs of white space as one space, none at either end. On bytes, because every block of every page goes through it.
    var collapsingSpaces: String {
        let bytes = Array(utf8)
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        var i = 0
        var isPending = false
        while i < bytes.count {
            if let width = Self.space(bytes, i) {
                isPending = !out.isEmpty
                i += width
                continue
            }
            if isPending {
                out.append(0x20)
                isPending = false
            }
            out.append(bytes[i])
            i += 1
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// How many bytes the white space at `i` takes (Unicode's property White_Space); `nil` for anything else.
    private static func space(_ bytes: [UInt8], _ i: Int) -> Int? {
        switch bytes[i] {
        case 0x09...0x0D, 0x20: return 1
        case 0xC2 where i + 1 < bytes.count: return bytes[i + 1] == 0x85 || bytes[i + 1] == 0xA0 ? 2 : nil
        case 0xE1 where i + 2 < bytes.count: return bytes[i + 1] == 0x9A && bytes[i + 2] == 0x80 ? 3 : nil  // U+1680
        case 0xE2 where i + 2 < bytes.count:
            switch (bytes[i + 1], bytes[i + 2]) {
            case (0x80, 0x80...0x8A), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F): return 3  // U+2000–200A, 2028, 2029, 202F, 205F
            default: return nil
            }
        case 0xE3 where i + 2 < bytes.count: return bytes[i + 1] == 0x80 && bytes[i + 2] == 0x80 ? 3 : nil  // U+3000
        default: return nil
        }
    }
}
