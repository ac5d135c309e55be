import JSONText
import Mustache

/// What a project's own template `paywalls/<name>.mustache` gets: the whole config under `config`, and what the default screen gets.
enum CustomScreen {
    static func values(_ config: JSONNode, standard: [String: MustacheValue], screen: PaywallScreen) -> MustacheValue {
        .object(["config": value(config), "screen": .object(standard)])
    }

    /// JSON as template data; numbers as they were written.
    static func value(_ node: JSONNode) -> MustacheValue {
        switch node.value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let text): .string(text)
        case .string(let text): .string(text)
        case .array(let items): .list(items.map(value))
        case .object(let members):
            .object(Dictionary(members.map { ($0.key, value($0.value)) }) { _, last in last })
        }
    }
}
