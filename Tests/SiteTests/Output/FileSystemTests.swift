import Foundation
import Testing

@testable import Site

@Suite("Files")
struct FileSystemTests {
    @Test("A file comes back as it was written, whatever its size")
    func roundTrip() throws {
        try TemporaryFolder.with { folder in
            for count in [0, 1, 4095, 4096, 4097, 100_000] {
                let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
                try FileSystem.write(bytes, to: folder["x"], temporary: folder["part"])
                #expect(FileSystem.read(folder["x"]) == bytes)
                #expect(folder.files() == ["x"])
            }
        }
    }

    @Test("What isn't a file can't be read")
    func unreadable() throws {
        try TemporaryFolder.with { folder in
            #expect(FileSystem.read(folder["absent"]) == nil)
            #expect(FileSystem.read(folder.path) == nil)
            #expect(FileSystem.read("/dev/null") == nil)
        }
    }

    @Test("A failed write says why and leaves no part behind")
    func failed() throws {
        try TemporaryFolder.with(["taken/x": ""]) { folder in
            #expect(throws: SystemError.self) { try FileSystem.write([1], to: folder["taken"], temporary: folder["part"]) }
            #expect(throws: SystemError.self) { try FileSystem.write([1], to: folder["x"], temporary: folder["no/part"]) }
            #expect(folder.files() == ["taken/x"])
        }
    }

    @Test("Files below a folder: sorted by bytes, hidden ones left out")
    func listing() throws {
        try TemporaryFolder.with(["b.md": "", "B.md": "", "é.md": "", "a/c.md": "", ".git/x": "", "a/.x": ""]) { folder in
            #expect(FileSystem.files(below: folder.path) == ["B.md", "a/c.md", "b.md", "é.md"])
            #expect(FileSystem.list(folder["absent"]) == nil)
        }
    }
}
