import Foundation

/// A folder of its own for one test, gone with the last use of it.
final class Folder: Sendable {
    let path: String

    init() throws {
        let name = "vitrine-tests-" + UUID().uuidString
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).resolvingSymlinksInPath().path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// A part of a folder that lives as long as somebody else says.
    private init(part: String) {
        path = part
        isPart = true
    }

    nonisolated(unsafe) private var isPart = false  // set only before the value is shared

    deinit {
        if !isPart { try? FileManager.default.removeItem(atPath: path) }
    }

    func part(_ name: String) throws -> Folder {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
        return Folder(part: path + "/" + name)
    }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
    }

    /// Every file below, hidden ones too, relative and sorted.
    func files(below name: String = "") throws -> [String] {
        let root = name.isEmpty ? path : path + "/" + name
        guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
        var found: [String] = []
        for case let file as String in walk {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: root + "/" + file, isDirectory: &isFolder), isFolder.boolValue { continue }
            found.append(file)
        }
        return found.sorted()
    }

    /// Every file below with its bytes.
    func contents(below name: String = "") throws -> [String: [UInt8]] {
        let root = name.isEmpty ? path : path + "/" + name
        var all: [String: [UInt8]] = [:]
        for file in try files(below: name) { all[file] = Array(try Data(contentsOf: URL(fileURLWithPath: root + "/" + file))) }
        return all
    }

    /// The names of what stands directly in the folder.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}

extension [String: [UInt8]] {
    /// What differs between two trees: `- gone`, `+ new`, `~ changed`; an empty list says that they are equal.
    func differences(to other: [String: [UInt8]]) -> [String] {
        Set(keys).union(other.keys).sorted().compactMap { name in
            switch (self[name], other[name]) {
            case (let old?, let new?): old == new ? nil : "~ " + name
            case (nil, _): "+ " + name
            case (_, nil): "- " + name
            }
        }
    }

    /// Names of the files that hold the word, in any case where asked.
    func holding(_ word: String, anyCase: Bool = false) -> [String] {
        keys.sorted().filter { name in
            let text = String(decoding: self[name] ?? [], as: UTF8.self)
            return anyCase ? text.lowercased().contains(word.lowercased()) : text.contains(word)
        }
    }
}
