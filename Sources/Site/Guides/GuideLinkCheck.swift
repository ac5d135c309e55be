import Diagnostics
import Markdown

/// Every link and image of every guide: leads somewhere, to a heading that exists; collects the files that the site must carry.
struct GuideLinkCheck {
    let guides: GuideSet
    let project: Project
    let reference: ReferenceSet?

    func run() -> (media: [String: String], diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var media: [String: String] = [:]
        for key in guides.keys {
            for language in guides.languages {
                guard let page = guides.page(key, language), !page.isFallback else { continue }
                for link in page.document.links { check(link, page, &media, &diagnostics) }
                for link in page.document.symbolLinks {
                    if let finding = reference?.finding(link.path, at: link.range) { diagnostics.append(finding) }
                }
            }
        }
        return (media, diagnostics)
    }

    private func check(_ link: MarkdownLink, _ page: GuidePage, _ media: inout [String: String], _ diagnostics: inout [Diagnostic]) {
        let subject = Subject(locale: page.language)
        switch GuideLinkTarget(link.destination, in: page, guides, fileExists: fileExists) {
        case .external: break
        case .page(let key, let language, let anchor):
            guard let anchor, !anchor.isEmpty, let target = guides.page(key, language), target.anchor(anchor) == nil else { return }
            let known = target.headingIDs
            diagnostics.append(
                Diagnostic(
                    "links.missing-anchor", .warning,
                    "link to missing heading #\(anchor)" + NearMiss.hint(for: anchor, in: known), at: link.range,
                    explanation: known.isEmpty ? nil : "\(target.file) has #" + known.prefix(12).joined(separator: ", #") + ".",
                    subject: subject))
        case .file(let file):
            guard let output = Self.output(of: file, page) else {
                diagnostics.append(
                    Diagnostic(
                        "links.outside", .error, "\(file) lies outside the guides' folder, so the site can't carry it", at: link.range,
                        explanation: "Move it beside the guides, or link to its public address.", subject: subject))
                return
            }
            media[file] = output
        case .missing(let file):
            let isImage = link.kind == .image
            let names = isImage ? neighbours(of: file) : guides.keys.flatMap { guides.pages[$0]?.values.map(\.file) ?? [] }
            diagnostics.append(
                Diagnostic(
                    isImage ? "links.missing-image" : "links.missing-page", .error,
                    "link to \(isImage ? "an image" : "a page or file") that doesn't exist: \(file)" + NearMiss.hint(for: file, in: names.sorted()), at: link.range,
                    subject: subject))
        }
    }

    /// Files of the folder where a missing one was looked for.
    private func neighbours(of file: String) -> [String] {
        let folder = file.split(separator: "/").dropLast().joined(separator: "/")
        if folder.hasPrefix("..") { return [] }
        return (FileSystem.list(project.sources.absolute(folder)) ?? []).map { folder.isEmpty ? $0 : folder + "/" + $0 }
    }

    private func fileExists(_ file: String) -> Bool {
        let path = project.sources.absolute(file)
        return !file.hasPrefix("..") && !file.utf8.contains(0) && FileSystem.exists(path) && !FileSystem.isDirectory(path)
    }

    /// Mirrors the folders around the languages': `content/docs/images/x.svg` → `images/x.svg`, beside `en/`.
    static func output(of file: String, _ page: GuidePage) -> String? {
        let folder = page.file.split(separator: "/").dropLast()
        let depth = page.key.split(separator: "/").count - 1
        let parts = file.split(separator: "/")
        // The language's folder and the pages' own folders lie below the root that is mirrored.
        var root = Array(folder.dropLast(depth))
        if root.last.map(String.init) == page.textLanguage { root.removeLast() }
        guard parts.count > root.count, Array(parts.prefix(root.count)) == root else { return nil }
        let inside = parts.dropFirst(root.count).map(String.init)
        let reserved = ["assets", "data", "internal", "screens"]
        return (inside.count > 1 && reserved.contains(inside[0]) ? ["media"] + inside : inside.count == 1 ? ["media"] + inside : inside)
            .joined(separator: "/")
    }
}
