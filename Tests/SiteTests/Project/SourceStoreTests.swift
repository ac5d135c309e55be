import Diagnostics
import Testing

@testable import Site

@Suite("Files that a build reads")
struct SourceStoreTests {
    @Test("A file is read once, however often it is asked for")
    func once() throws {
        try TemporaryFolder.with(["a.md": "one"]) { folder in
            let store = SourceStore(root: folder.path)
            let first = try store.read("a.md")
            let second = try store.read("a.md")
            #expect(first === second)
            #expect(store.readCount == 1)
            #expect(first.file == "a.md" && first.bytes == Array("one".utf8))
        }
    }

    @Test("A file that can't be read names the place that names it, and what it may have been")
    func missing() throws {
        try TemporaryFolder.with(["ios_fallback.json": "", "folder/x": ""]) { folder in
            let store = SourceStore(root: folder.path)
            let range = SourceRange(SourceLocation(file: "vitrine.yml", line: 3, column: 9))
            let typo = failure { () throws(DiagnosticError) in try store.read("ios_fallbak.json", namedAt: range) }
            #expect(typo?.status == .usage)
            #expect(typo?.lines == [
                #"vitrine.yml:3:9: error: ios_fallbak.json doesn't exist; did you mean "ios_fallback.json"? [source.missing]"#
            ])
            let other = failure { () throws(DiagnosticError) in try store.read("no/such/file") }
            #expect(other?.lines == ["error: no/such/file doesn't exist [source.missing]"])
            let directory = failure { () throws(DiagnosticError) in try store.read("folder") }
            #expect(directory?.status == .usage)
            #expect(directory?.lines == ["error: folder is a folder [source.missing]"])
            #expect(store.readCount == 0)
        }
    }

    @Test("An excerpt is never one of a file with a private key")
    func secrets() throws {
        try TemporaryFolder.with(["key.storekit": #"{"subscriptionOffersKeyPair": {"privateKey": "MEECAQ"}}"#, "a.md": "text"]) { folder in
            let store = SourceStore(root: folder.path)
            #expect(store.excerpt("key.storekit") == nil)
            _ = try store.read("key.storekit")
            #expect(store.excerpt("key.storekit") == nil)
            #expect(store.excerpt("a.md")?.bytes == Array("text".utf8))
            #expect(store.excerpt("absent") == nil)
        }
    }
}
