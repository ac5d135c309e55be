import Diagnostics
import Foundation
import Testing

@testable import Site

@Suite("The output folder")
struct OutputFolderTests {
    private let pages = [OutputFile("index.html", "one"), OutputFile("en/a.html", "two"), OutputFile("internal/data/x.json", "three")]

    private func output(_ folder: TemporaryFolder) -> OutputFolder { OutputFolder(path: folder["site"], displayName: "site") }

    // MARK: Ours or not

    @Test("A folder that is absent, empty, or holds only .gitignore is ours")
    func ours() throws {
        try TemporaryFolder.with { folder in
            #expect(failure { () throws(DiagnosticError) in try output(folder).checkOwnership() } == nil)
            #expect(!FileSystem.exists(folder["site"]))
            try folder.write("*", to: "site/.gitignore")
            #expect(failure { () throws(DiagnosticError) in try output(folder).checkOwnership() } == nil)
            #expect(folder.files() == ["site/.gitignore"])
        }
    }

    @Test("A folder that we have written is ours, whatever else stands in it")
    func written() throws {
        try TemporaryFolder.with { folder in
            _ = try output(folder).write(pages)
            try folder.write("mine", to: "site/CNAME")
            #expect(failure { () throws(DiagnosticError) in try output(folder).checkOwnership() } == nil)
        }
    }

    @Test("Somebody's other files, a manifest that isn't ours, or a file in its place: refused with status 2")
    func refused() throws {
        try TemporaryFolder.with(["site/b": "", "site/a": "", "site/c": "", "site/d": ""]) { folder in
            let refusal = failure { () throws(DiagnosticError) in try output(folder).checkOwnership() }
            #expect(refusal?.status == .usage)
            #expect(refusal?.lines == [
                "error: output folder site holds other files (a, b, c, …) and no .vitrine.json [output.refused]"
            ])
        }
        try TemporaryFolder.with(["site/.vitrine.json": "{}"]) { folder in
            let refusal = failure { () throws(DiagnosticError) in try output(folder).checkOwnership() }
            #expect(refusal?.lines == ["error: output folder site holds other files (.vitrine.json) and no .vitrine.json [output.refused]"])
        }
        try TemporaryFolder.with(["site": "a file"]) { folder in
            let refusal = failure { () throws(DiagnosticError) in try output(folder).checkOwnership() }
            #expect(refusal?.status == .usage)
            #expect(refusal?.lines == ["error: output folder site is a file, not a folder [output.refused]"])
        }
    }

    @Test("A folder that can't be written is refused", .enabled(if: geteuid() != 0, "root may write everywhere"))
    func unwritable() throws {
        try TemporaryFolder.with(["site/.gitignore": ""]) { folder in
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder["site"])
            let refusal = failure { () throws(DiagnosticError) in try output(folder).checkOwnership() }
            #expect(refusal?.status == .usage)
            #expect(refusal?.lines == ["error: output folder site is not writable [output.refused]"])
        }
    }

    // MARK: Writing

    @Test("Writes exactly the files and a manifest for each side, which names nothing of the other")
    func writes() throws {
        try TemporaryFolder.with { folder in
            let summary = try output(folder).write(pages)
            #expect(summary == .init(written: 3, unchanged: 0, removed: 0, bytesWritten: 11))
            #expect(folder.files("site") == [".vitrine.json", "en/a.html", "index.html", "internal/.vitrine.json", "internal/data/x.json"])
            let manifest = folder.text("site/.vitrine.json") ?? ""
            #expect(manifest.contains("\"en/a.html\": \"\(Digest.sha256("two"))\""))
            #expect(!manifest.contains("internal") && !manifest.contains("x.json"))
            #expect(folder.text("site/internal/.vitrine.json")?.contains("\"internal/data/x.json\"") == true)
        }
    }

    @Test("Writes nothing where the bytes are right, and only what differs")
    func unchanged() throws {
        try TemporaryFolder.with { folder in
            _ = try output(folder).write(pages)
            let before = try stamps(folder)
            #expect(try output(folder).write(pages) == .init(written: 0, unchanged: 3, removed: 0, bytesWritten: 0))
            #expect(try stamps(folder) == before)
            var changed = pages
            changed[0] = OutputFile("index.html", "uno!")
            #expect(try output(folder).write(changed) == .init(written: 1, unchanged: 2, removed: 0, bytesWritten: 4))
            let after = try stamps(folder)
            #expect(after.filter { before[$0.key] != $0.value }.keys.sorted() == [".vitrine.json", "index.html"])
        }
    }

    /// Inode of every file: a file that is written anew by rename has another.
    private func stamps(_ folder: TemporaryFolder) throws -> [String: Int] {
        var found: [String: Int] = [:]
        for name in folder.files("site") {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder["site/" + name])
            found[name] = attributes[.systemFileNumber] as? Int
        }
        return found
    }

    @Test("--clean writes every file")
    func clean() throws {
        try TemporaryFolder.with { folder in
            _ = try output(folder).write(pages)
            #expect(try output(folder).write(pages, clean: true).written == 3)
        }
    }

    @Test("What an earlier build made and this one doesn't is removed with its empty folders; the user's own files stay")
    func stale() throws {
        try TemporaryFolder.with { folder in
            _ = try output(folder).write(pages + [OutputFile("en/sdk/deep/b.html", "b"), OutputFile("fr/c.html", "c")])
            try folder.write("mine", to: "site/CNAME")
            try folder.write("mine", to: "site/fr/own.txt")
            let summary = try output(folder).write(pages)
            #expect(summary == .init(written: 0, unchanged: 3, removed: 2, bytesWritten: 0))
            #expect(folder.files("site") == [
                ".vitrine.json", "CNAME", "en/a.html", "fr/own.txt", "index.html", "internal/.vitrine.json", "internal/data/x.json",
            ])
            #expect(!FileSystem.exists(folder["site/en/sdk"]))
        }
    }

    @Test("A page becomes a folder, and a folder a page")
    func shapes() throws {
        try TemporaryFolder.with { folder in
            _ = try output(folder).write([OutputFile("a", "file"), OutputFile("b/c", "file")])
            _ = try output(folder).write([OutputFile("a/d", "file"), OutputFile("b", "file")])
            #expect(folder.files("site") == [".vitrine.json", "a/d", "b"])
        }
    }

    @Test("A manifest that was tampered with removes nothing outside the folder")
    func traversal() throws {
        try TemporaryFolder.with(["precious": "x", "site/in": "y"]) { folder in
            try folder.write(
                #"{"generator": "vitrine", "files": {"../precious": "0", "a/../../precious": "0", "\#(folder["precious"])": "0", "in": "0"}}"#,
                to: "site/.vitrine.json")
            #expect(try output(folder).write(pages).removed == 1)
            #expect(folder.text("precious") == "x")
            #expect(!FileSystem.exists(folder["site/in"]))
        }
    }

    @Test("Files that `keeping` claims stay, in the folder and in the manifest")
    func keeping() throws {
        try TemporaryFolder.with { folder in
            _ = try output(folder).write(pages)
            let some = [OutputFile("index.html", "new")]
            let summary = try output(folder).write(some, keeping: { $0.hasPrefix("en/") })
            #expect(summary == .init(written: 1, unchanged: 0, removed: 1, bytesWritten: 3))
            #expect(folder.files("site") == [".vitrine.json", "en/a.html", "index.html"])
            #expect(try output(folder).write(some).removed == 1)
            #expect(folder.files("site") == [".vitrine.json", "index.html"])
        }
    }

    @Test("Without internal files the internal folder and its manifest go")
    func publicOnly() throws {
        try TemporaryFolder.with { folder in
            _ = try output(folder).write(pages)
            _ = try output(folder).write(pages.filter { $0.side == .public })
            #expect(folder.files("site") == [".vitrine.json", "en/a.html", "index.html"])
            #expect(!FileSystem.exists(folder["site/internal"]))
        }
    }

    // MARK: Killed

    @Test("What a killed build left is repaired: its parts go, its half site is completed")
    func killed() throws {
        try TemporaryFolder.with(["site/.vitrine-parts/part": "half a pa"]) { folder in
            #expect(failure { () throws(DiagnosticError) in try output(folder).checkOwnership() } == nil)
            _ = try output(folder).write(pages)
            #expect(folder.files("site") == [".vitrine.json", "en/a.html", "index.html", "internal/.vitrine.json", "internal/data/x.json"])
        }
    }

    @Test("A build that stops halfway leaves no file that the next one doesn't know")
    func stopped() throws {
        try TemporaryFolder.with { folder in
            let first = [OutputFile("index.html", "one")]
            _ = try output(folder).write(first)
            try folder.write("mine", to: "site/m.html/own.txt")  // stands in the way of a page
            let stopped = failure { () throws(DiagnosticError) in
                try output(folder).write(first + [OutputFile("a.html", "new"), OutputFile("m.html", "new"), OutputFile("z.html", "new")])
            }
            #expect(stopped?.status == .usage)
            #expect(stopped?.lines == ["error: output folder site can't write \(folder["site/m.html"]): Is a directory [output.refused]"])
            #expect(folder.text("site/a.html") == "new")
            _ = try output(folder).write(first)
            #expect(folder.files("site") == [".vitrine.json", "index.html", "m.html/own.txt"])
        }
    }
}
