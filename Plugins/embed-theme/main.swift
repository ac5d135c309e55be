import Foundation

// embed-theme DIRECTORY OUTPUT: writes a Swift file with one string literal for each text file under DIRECTORY.

guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: embed-theme DIRECTORY OUTPUT\n".utf8))
    exit(2)
}
let root = URL(fileURLWithPath: CommandLine.arguments[1]).standardizedFileURL
var names: [String] = []
for case let url as URL in FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) ?? .init()
where !url.hasDirectoryPath {
    names.append(String(url.standardizedFileURL.path.dropFirst(root.path.count + 1)))
}
var source = "/// The default theme, path → text, sorted by path.\nlet embeddedTheme: [(path: String, text: StaticString)] = [\n"
for name in names.sorted() where !name.hasSuffix(".md") && !name.hasSuffix(".gitkeep") {
    guard let text = String(data: try Data(contentsOf: root.appending(path: name)), encoding: .utf8) else {
        FileHandle.standardError.write(Data("\(name): not UTF-8 text; the theme holds text files only\n".utf8))
        exit(1)
    }
    // A raw literal whose fence is longer than any in the text needs no escaping; the final newline is kept by the extra one.
    let fence = String(repeating: "#", count: 8)
    source += "    (\"\(name)\", \(fence)\"\"\"\n\(text)\n\"\"\"\(fence)),\n"
}
source += "]\n"
let output = URL(fileURLWithPath: CommandLine.arguments[2])
try FileManager.default.createDirectory(at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
// An unchanged file is left alone, so that nothing is compiled again for its date.
let bytes = Data(source.utf8)
if (try? Data(contentsOf: output)) != bytes { try bytes.write(to: output) }
