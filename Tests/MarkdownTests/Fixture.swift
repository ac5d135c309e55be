import Foundation
import Testing

/// One example of a public suite.
struct Example: Decodable, Sendable, CustomTestStringConvertible {
    var example: Int
    var section: String
    var markdown: String
    var html: String
    var `extension`: String?
    var source: String?

    var testDescription: String { "\(source ?? "commonmark") \(example)" }

    static func load(_ name: String, file: String = #filePath) -> [Example] {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures")
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
            let examples = try? JSONDecoder().decode([Example].self, from: data)
        else { fatalError("no fixture \(name)") }
        return examples
    }
}
