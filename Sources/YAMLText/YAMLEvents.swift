import CYAML
import Diagnostics

/// libyaml's parser, owned and released; its events as Swift values.
final class YAMLEvents {
    struct Event {
        enum Kind {
            case streamStart, streamEnd, documentStart, documentEnd
            case scalar(String, isPlain: Bool, anchor: String?, tag: String?)
            case alias(String)
            case start(isMapping: Bool, anchor: String?, tag: String?)
            case end
        }

        let kind: Kind
        let start: yaml_mark_t
        let end: yaml_mark_t
    }

    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    /// Without memory libyaml makes no parser; then there is nothing to release either.
    private let isReady: Bool

    init() {
        parser.initialize(to: yaml_parser_t())
        isReady = yaml_parser_initialize(parser) == 1
    }

    deinit {
        if isReady { yaml_parser_delete(parser) }
        parser.deinitialize(count: 1)
        parser.deallocate()
    }

    /// The bytes must stay where they are until the last event.
    func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard isReady else { return }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    /// `nil` at a fault.
    func next() -> Event? {
        guard isReady else { return nil }
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { return nil }
        defer { yaml_event_delete(&event) }
        let kind: Event.Kind
        switch event.type {
        case YAML_STREAM_START_EVENT: kind = .streamStart
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: kind = .streamEnd
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        case YAML_ALIAS_EVENT: kind = .alias(Self.text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            kind = .scalar(
                text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, anchor: Self.text(scalar.anchor), tag: Self.text(scalar.tag))
        case YAML_SEQUENCE_START_EVENT:
            kind = .start(
                isMapping: false, anchor: Self.text(event.data.sequence_start.anchor), tag: Self.text(event.data.sequence_start.tag))
        case YAML_MAPPING_START_EVENT:
            kind = .start(
                isMapping: true, anchor: Self.text(event.data.mapping_start.anchor), tag: Self.text(event.data.mapping_start.tag))
        default: kind = .end
        }
        return Event(kind: kind, start: event.start_mark, end: event.end_mark)
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }

    /// The finding after `next` gave `nil`.
    func fault(_ places: YAMLPlaces) -> Diagnostic {
        guard isReady else { return Diagnostic("yaml.limit", .error, "not enough memory to read YAML") }
        let error = parser.pointee
        let problem = error.problem.map { String(cString: $0) } ?? ""
        let context = error.context.map { String(cString: $0) } ?? ""
        let offset =
            error.error == YAML_READER_ERROR
            ? min(places.bytes.lowerBound + error.problem_offset, places.bytes.upperBound) : places.offset(error.problem_mark)
        return YAMLFault(problem: problem, context: context).diagnostic(
            at: offset, opened: context.isEmpty ? nil : places.offset(error.context_mark), places: places)
    }
}
