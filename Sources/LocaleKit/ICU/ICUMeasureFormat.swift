internal import _FoundationICU
import Synchronization

/// One open measure format of ICU: a locale and a width.
///
/// This is the code behind `DateComponentsFormatter` on Apple systems (ICU's `uameasfmt` calls, an addition of Apple's).
///
/// Why the lock: the header documents no thread safety. The C handle wraps a C++ `MeasureFormat`, whose `const` methods reach number
/// formats and list formatters that it caches lazily. A format takes about a microsecond, so a lock for each handle costs less
/// than one handle for each thread.
final class ICUMeasureFormat: Sendable {
    /// The handle as a number, so that it may live in a `Mutex`: it is made here, never leaves, and is closed in `deinit`.
    private let handle: Mutex<UInt>

    init?(locale: String, width: UAMeasureFormatWidth) {
        var status = U_ZERO_ERROR
        let opened = uameasfmt_open(locale, width, nil, &status)
        guard let opened, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        handle = Mutex(UInt(bitPattern: opened))
    }

    deinit {
        handle.withLock { uameasfmt_close(OpaquePointer(bitPattern: $0)) }
    }

    /// The number with the unit in the right plural form.
    func text(_ count: Int, _ unit: UAMeasureUnit) -> String? {
        handle.withLock { bits in
            let format = OpaquePointer(bitPattern: bits)
            var measure = UAMeasure(value: Double(count), unit: unit)
            return ICU.utf16 { uameasfmt_formatMultiple(format, &measure, 1, $0, $1, $2) }
        }
    }
}
