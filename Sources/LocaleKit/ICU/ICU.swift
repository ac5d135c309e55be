internal import _FoundationICU

/// The few calls into ICU that Foundation has no counterpart for on Linux. The module is the one that the toolchain's Foundation
/// itself is built on, so texts made here and texts made by `FormatStyle` come from the same data.
///
/// The C names carry a `swift_` prefix because the headers rename them by macro.
enum ICU {
    /// Calls a C function that fills a buffer of characters, again with a larger one where the first doesn't hold the result.
    ///
    /// - Returns: The text, or `nil` where ICU reports an error.
    static func characters(
        _ fill: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        filled(of: CChar.self, fill).map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
    }

    /// The same for functions that write UTF-16.
    static func utf16(
        _ fill: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        filled(of: UInt16.self, fill).map { String(decoding: $0, as: UTF16.self) }
    }

    private static func filled<Unit: BinaryInteger>(
        of _: Unit.Type,
        _ fill: (UnsafeMutablePointer<Unit>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> [Unit]? {
        var capacity = 96
        // The first call says how much room is needed; the second has it.
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var needed = 0
            let units = [Unit](unsafeUninitializedCapacity: capacity) { buffer, count in
                guard let base = buffer.baseAddress else { return }
                needed = Int(fill(base, Int32(buffer.count), &status))
                count = min(max(needed, 0), buffer.count)
            }
            if status.rawValue <= U_ZERO_ERROR.rawValue { return units }
            guard status == U_BUFFER_OVERFLOW_ERROR else { return nil }
            capacity = needed + 1
        }
        return nil
    }

    /// CLDR's likely subtags: `zh_TW` → `zh_Hant_TW`, `pt` → `pt_Latn_BR` (UTS #35, part 1, Likely Subtags).
    static func maximized(_ identifier: String) -> String? {
        characters { swift_uloc_addLikelySubtags(identifier, $0, $1, $2) }
    }

    /// CLDR's parent of a locale, which isn't always the locale with one subtag less: `es_MX` → `es_419`, `en_IN` → `en_001`.
    static func parent(_ identifier: String) -> String? {
        characters { ualoc_getAppleParent(identifier, $0, $1, $2) }
    }

    static func isRightToLeft(_ identifier: String) -> Bool {
        swift_uloc_isRightToLeft(identifier) != 0
    }

    /// Digits after the decimal mark that CLDR gives a currency (`JPY` 0, `EUR` 2, `KWD` 3).
    static func fractionDigits(ofCurrency code: String) -> Int? {
        var status = U_ZERO_ERROR
        let digits = swift_ucurr_getDefaultFractionDigits(Array(code.utf16) + [0], &status)
        return status.rawValue <= U_ZERO_ERROR.rawValue && digits >= 0 ? Int(digits) : nil
    }

    /// The sign of a currency in a locale, bidi marks included (`د.إ.‏`); `nil` for a code that isn't three letters.
    static func symbol(ofCurrency code: String, locale: String) -> String? {
        guard code.utf16.count == 3 else { return nil }
        var status = U_ZERO_ERROR
        var length: Int32 = 0
        let name = swift_ucurr_getName(Array(code.utf16) + [0], locale, UCURR_SYMBOL_NAME, nil, &length, &status)
        guard let name, length > 0, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return String(decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF16.self)
    }
}
