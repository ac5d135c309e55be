import Testing

@testable import Site

@Suite("The manifest of written files")
struct OutputManifestTests {
    @Test("Paths sorted by their bytes, escaped, nothing else in it")
    func bytes() {
        var manifest = OutputManifest()
        manifest.hashes = ["b.html": "02", "B.html": "01", "é\"<.html": "03"]
        #expect(
            String(decoding: manifest.bytes, as: UTF8.self) == #"""
                {
                  "generator": "vitrine",
                  "files": {
                    "B.html": "01",
                    "b.html": "02",
                    "é\"\u003c.html": "03"
                  }
                }

                """#)
        #expect(OutputManifest(bytes: manifest.bytes) == manifest)
        #expect(OutputManifest(bytes: OutputManifest().bytes) == OutputManifest())
    }

    @Test("What isn't our manifest is none", arguments: [
        "", "{", "[]", "{}", #"{"files": {}}"#, #"{"generator": "hugo", "files": {}}"#, #"{"generator": "vitrine"}"#,
        #"{"generator": "vitrine", "files": []}"#,
    ])
    func others(text: String) {
        #expect(OutputManifest(bytes: Array(text.utf8)) == nil)
    }

    @Test("Paths that lead out of the folder are left out", arguments: [
        "", "/etc/passwd", "../x", "a/../../x", "a/./b", "a//b", "a/", "..", "a\\u0000b",
    ])
    func outside(path: String) {
        let text = "{\"generator\": \"vitrine\", \"files\": {\"\(path)\": \"00\", \"a/..b\": \"01\"}}"
        #expect(OutputManifest(bytes: Array(text.utf8))?.hashes == ["a/..b": "01"])
    }
}
