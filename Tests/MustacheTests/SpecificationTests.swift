import Diagnostics
import Foundation
import Testing

@testable import Mustache

/// The official suite of the Mustache specification (MIT), lambdas left out: templates hold no code here.
@Suite("Mustache specification")
struct SpecificationTests {
    static let suites = [
        "comments", "delimiters", "dynamic-names", "inheritance", "interpolation", "inverted", "partials", "sections",
    ]

    struct Example: Sendable, CustomTestStringConvertible {
        let suite: String
        let name: String
        let template: String
        let partials: [String: String]
        let data: MustacheValue
        let expected: String

        var testDescription: String { "\(suite): \(name)" }
    }

    static let examples: [Example] = suites.flatMap { suite in
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(suite).json")
        guard let bytes = try? Data(contentsOf: url),
            let root = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
            let tests = root["tests"] as? [[String: Any]]
        else { return [Example]() }
        return tests.map { test in
            Example(
                suite: suite, name: test["name"] as? String ?? "", template: test["template"] as? String ?? "",
                partials: test["partials"] as? [String: String] ?? [:], data: value(test["data"] as Any),
                expected: test["expected"] as? String ?? "")
        }
    }

    static func value(_ json: Any) -> MustacheValue {
        switch json {
        case let text as String: .string(text)
        case let list as [Any]: .list(list.map(value))
        case let object as [String: Any]: .object(object.mapValues(value))
        case let number as NSNumber:
            // JSONSerialization knows a boolean from a number only by its C type.
            String(cString: number.objCType) == "c"
                ? .bool(number.boolValue) : Int(number.stringValue).map(MustacheValue.int) ?? .string(number.stringValue)
        default: .null
        }
    }

    @Test("the whole suite is read")
    func count() {
        #expect(Self.suites.map { suite in Self.examples.count { $0.suite == suite } } == [12, 14, 21, 27, 42, 22, 12, 34])
    }

    @Test("renders as the specification says", arguments: examples)
    func example(_ example: Example) throws {
        var templates = try example.partials.mapValues {
            try MustacheTemplate(source: SourceText(file: "partial.mustache", text: $0))
        }
        templates["the template"] = try MustacheTemplate(source: SourceText(file: "main.mustache", text: example.template))
        let bytes = try MustacheTemplates(templates).render("the template", example.data)
        #expect(String(decoding: bytes, as: UTF8.self) == example.expected)
    }
}
