import Diagnostics

/// The JSON schema (draft 2020-12) of `vitrine.yml`, drawn from the one table of keys.
public enum ConfigurationSchemaJSON {
    public static var text: String {
        "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"title\": \"vitrine.yml\",\n"
            + members(ConfigurationSchema.root, "  ") + "\n}\n"
    }

    private static func members(_ keys: [ConfigurationKey], _ indent: String) -> String {
        let rows = keys.map { key in indent + "  " + JSONReporter.quoted(key.name) + ": " + schema(key.type, indent + "  ") }
        return indent + "\"type\": \"object\",\n" + indent + "\"additionalProperties\": false,\n" + indent + "\"properties\": {\n"
            + rows.joined(separator: ",\n") + "\n" + indent + "}"
    }

    private static func schema(_ type: ConfigurationType, _ indent: String) -> String {
        switch type {
        case .text: #"{ "type": ["string", "number"] }"#
        case .localizedText: #"{ "type": ["string", "object"] }"#
        case .bool: #"{ "type": "boolean" }"#
        case .integer: #"{ "type": "integer" }"#
        case .number: #"{ "type": "number" }"#
        case .choice(let names): "{ \"enum\": [" + names.map(JSONReporter.quoted).joined(separator: ", ") + "] }"
        case .list(let element): "{ \"type\": \"array\", \"items\": \(schema(element, indent)) }"
        case .oneOrMore(let element): "{ \"anyOf\": [\(schema(element, indent)), { \"type\": \"array\", \"items\": \(schema(element, indent)) }] }"
        case .map(let value): "{ \"type\": \"object\", \"additionalProperties\": \(schema(value, indent)) }"
        case .either(let types): "{ \"anyOf\": [" + types.map { schema($0, indent) }.joined(separator: ", ") + "] }"
        case .object(let keys): "{\n" + members(keys, indent + "  ") + "\n" + indent + "}"
        }
    }
}
