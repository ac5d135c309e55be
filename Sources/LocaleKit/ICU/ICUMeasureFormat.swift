import Synchronization
internal import _FoundationICU

/// One open measure format of ICU: a locale and a width.
///
/// This is the code behind `DateComponentsFormatter` on Apple systems (ICU's `uameasfmt` calls, an addition of Apple's).
///
/// Why the lock: the header documents no thread safety. The C handle wraps a C++ `MeasureFormat`, whose `const` methods reach number
/// formats and list formatters that it caches lazily. A page asks for the same few periods again and again, and one format takes ten
/// microseconds, so texts are remembered under the same lock; a handle for each thread would save nothing.
final class ICUMeasureFormat: Sendable {
    private struct Key: Hashable {
        var count: Int
        var unit: UInt32
    }

    private struct State: Sendable {
        /// The handle as a number, so that it may live in a `Mutex`: it never leaves, and is closed in `deinit`.
        var handle: UInt
        var texts: [Key: String] = [:]
    }

    private let state: Mutex<State>

    init?(locale: String, width: UAMeasureFormatWidth) {
        var status = U_ZERO_ERROR
        let opened = uameasfmt_open(locale, width, nil, &status)
        guard let opened, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        state = Mutex(State(handle: UInt(bitPattern: opened)))
    }

    deinit {
        state.withLock { uameasfmt_close(OpaquePointer(bitPattern: $0.handle)) }
    }

    /// The number with the unit in the right plural form.
    func text(_ count: Int, _ unit: UAMeasureUnit) -> String? {
        let key = Key(count: count, unit: unit.rawValue)
        return state.withLock { state in
            if let known = state.texts[key] { return known }
            let format = OpaquePointer(bitPattern: state.handle)
            var measure = UAMeasure(value: Double(count), unit: unit)
            let text = ICU.utf16 { uameasfmt_formatMultiple(format, &measure, 1, $0, $1, $2) }
            // Counts may come from a hostile file: the memory of them stays small.
            if let text, state.texts.count < Self.remembered { state.texts[key] = text }
            return text
        }
    }

    private static let remembered = 256
}
