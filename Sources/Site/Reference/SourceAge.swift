import Foundation

/// When the Swift sources of a package last changed.
enum SourceAge {
    /// The newest modification time among the package's Swift files (tests aside) and the folders that hold them, in nanoseconds;
    /// a folder's time tells of files that were removed or renamed.
    /// - Parameters:
    ///   - package: the package's folder.
    ///   - excluded: absolute paths of folders that hold no sources: the site itself.
    static func newest(in package: String, excluding excluded: Set<String>) -> Int {
        var newest = 0
        func visit(_ folder: String, isRoot: Bool) {
            var hasSwift = false
            for name in FileSystem.list(folder) ?? [] where !name.hasPrefix(".") {
                let path = folder + "/" + name
                if FileSystem.isDirectory(path) {
                    if excluded.contains(path) || (isRoot && ["Tests", "node_modules"].contains(name)) { continue }
                    visit(path, isRoot: false)
                } else if name.hasSuffix(".swift") || name == "Package.resolved" || name == "module.modulemap" || name.hasSuffix(".h") {
                    hasSwift = true
                    newest = max(newest, modified(path) ?? 0)
                }
            }
            // The package's own folder changes whenever anything is built in it.
            if hasSwift, !isRoot { newest = max(newest, modified(folder) ?? 0) }
        }
        visit(package, isRoot: true)
        return newest
    }

    /// `nil` where there is no such file.
    static func modified(_ path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            return status.st_mtimespec.tv_sec * 1_000_000_000 + status.st_mtimespec.tv_nsec
        #else
            return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
        #endif
    }
}
