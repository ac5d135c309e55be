import Foundation
internal import _FoundationICU

/// One open number format of ICU for a currency: what `Decimal.FormatStyle.Currency` calls as well, without that type's way through a
/// printed `Decimal` and an attributed text, which costs several times as much as the formatting.
///
/// Shared between threads without a lock: ICU documents that "the UNumberFormatter can be shared between threads", as long as each has
/// its own result, and each call here opens its own.
final class ICUCurrencyFormat: Sendable {
    /// The handle as a number, because a pointer isn't `Sendable`: never changed after `init`, closed in `deinit`.
    private let handle: UInt

    init?(locale: String, currency: String) {
        let skeleton = Array("currency/\(currency) rounding-mode-half-even".utf16)
        var status = U_ZERO_ERROR
        let opened = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale, &status)
        guard let opened, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        handle = UInt(bitPattern: opened)
    }

    deinit { swift_unumf_close(OpaquePointer(bitPattern: handle)) }

    /// - Returns: `nil` where the amount has more digits than the quick way holds, or where ICU reports an error; the caller then goes the
    ///   long way.
    func text(_ amount: Decimal) -> String? {
        guard amount.isFinite else { return nil }
        let exponent = amount.exponent
        let significand = amount.significand
        guard (-30...30).contains(exponent), significand < Self.limit else { return nil }
        var status = U_ZERO_ERROR
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        withNumericString(NSDecimalNumber(decimal: significand).uint64Value, exponent, amount.isSignMinus) { text, length in
            swift_unumf_formatDecimal(OpaquePointer(bitPattern: handle), text, length, result, &status)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 128) { buffer in
            let length = swift_unumf_resultToString(result, buffer.baseAddress, Int32(buffer.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
            return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<Int(length)]), as: UTF16.self)
        }
    }

    /// Amounts below it have a significand that fits 64 bits with room to spare.
    private static let limit = Decimal(sign: .plus, exponent: 15, significand: 1)

    /// The amount in the form that ICU reads exactly: `-6499E-2`.
    private func withNumericString(
        _ significand: UInt64, _ exponent: Int, _ isNegative: Bool, _ body: (UnsafePointer<CChar>, Int32) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
            guard let base = buffer.baseAddress else { return }
            var start = 32
            func put(_ byte: Unicode.Scalar) {
                start -= 1
                buffer[start] = CChar(truncatingIfNeeded: byte.value)
            }
            func put(digits value: UInt64) {
                var rest = value
                repeat {
                    start -= 1
                    buffer[start] = CChar(truncatingIfNeeded: 48 + rest % 10)
                    rest /= 10
                } while rest > 0
            }
            put(digits: UInt64(exponent.magnitude))
            if exponent < 0 { put("-") }
            put("E")
            put(digits: significand)
            if isNegative { put("-") }
            body(base + start, Int32(32 - start))
        }
    }
}
