import Diagnostics
import Testing

@testable import Site

@Suite("Which project a command works on")
struct ProjectTests {
    @Test("The nearest folder upward that holds vitrine.yml")
    func nearest() throws {
        try TemporaryFolder.with(["vitrine.yml": "title: Outer", "a/vitrine.yml": "title: Inner", "a/b/c/x": "", "d/x": ""]) { folder in
            for (start, title) in [("", "Outer"), ("a", "Inner"), ("a/b/c", "Inner"), ("d", "Outer"), ("a/b/../../d", "Outer")] {
                let project = try Project.open(.nearest(to: folder[start]))
                #expect(project.configuration.title == LocalizedText(plain: title))
                #expect(!project.isAdHoc)
            }
        }
    }

    @Test("No project is status 2 with a way out")
    func absent() throws {
        try TemporaryFolder.with { folder in
            let nearest = failure { () throws(DiagnosticError) in try Project.open(.nearest(to: folder.path)) }
            #expect(nearest?.status == .usage)
            #expect(nearest?.lines == ["error: no vitrine.yml here or in a folder above [project.absent]"])
            let named = failure { () throws(DiagnosticError) in try Project.open(.folder(folder.path)) }
            #expect(named?.lines == ["error: no vitrine.yml in \(folder.path) [project.absent]"])
        }
    }

    @Test("Files on the command line are recognised by what is in them; no vitrine.yml is read")
    func files() throws {
        try Lumora.with("titel: a fault that nobody sees", ["configs/en.json": #"{"title": "A"}"#, "configs/fr.json": #"{"title": "B"}"#]) { folder in
            let project = try Project.open(.files(["Products.storekit", "ios_fallback.json", "configs/"], in: folder.path))
            #expect(project.isAdHoc && project.root == folder.path)
            #expect(project.configuration.paywalls?.sources.map(\.file) == ["ios_fallback.json", "configs"])
            #expect(project.configuration.paywalls?.products.map(\.path) == ["Products.storekit"])
            #expect(project.configuration.title == LocalizedText(plain: "Vitrine"))
        }
    }

    @Test("Files that are missing, unknown or without copy: every one is named, the worst status counts")
    func badFiles() throws {
        try Lumora.with("", ["notes.txt": "hello", "empty.json": "", "empty-folder/readme.txt": ""]) { folder in
            func open(_ names: String...) -> (status: Diagnostics.ExitStatus, lines: [String])? {
                failure { () throws(DiagnosticError) in try Project.open(.files(names, in: folder.path)) }
            }
            let missing = open("ios_falback.json")
            #expect(missing?.status == .usage)
            #expect(missing?.lines == [#"error: ios_falback.json doesn't exist; did you mean "ios_fallback.json"? [source.missing]"#])
            let products = open("Products.storekit")
            #expect(products?.status == .usage)
            #expect(products?.lines == ["error: none of the files is a source of copy [project.no-copy]"])
            #expect(open("empty-folder")?.lines == ["error: the folder empty-folder holds no <locale>.json [source.unknown]"])
            #expect(open("empty-folder")?.status == .unreadable)
            for name in ["notes.txt", "empty.json"] {
                let unknown = open(name)
                #expect(unknown?.status == .unreadable)
                #expect(unknown?.lines.count == 1 && unknown?.lines[0].hasPrefix(name) == true)
            }
            let both = open("absent.json", "notes.txt")
            #expect(both?.status == .unreadable && both?.lines.count == 2)
        }
    }
}
