public import Diagnostics

/// The templates of a theme, by name; each is a partial or parent for the others.
public struct MustacheTemplates: Sendable {
    private let templates: [String: MustacheTemplate]

    public init(_ templates: [String: MustacheTemplate]) { self.templates = templates }

    /// Sorted.
    public var names: [String] { templates.keys.sorted() }

    public subscript(name: String) -> MustacheTemplate? { templates[name] }

    /// The UTF-8 of the template `name` with `data`.
    ///
    /// Throws `template.missing` if there is no such template and `template.recursion` if templates include each other without
    /// end; status `.usage`. A partial that doesn't exist is empty, as the specification says: `check()` finds those.
    public func render(_ name: String, _ data: MustacheValue) throws(DiagnosticError) -> [UInt8] {
        var out: [UInt8] = []
        try render(name, data, into: &out)
        return out
    }

    /// Appends to `out`, whose capacity a caller can keep from page to page.
    public func render(_ name: String, _ data: MustacheValue, into out: inout [UInt8]) throws(DiagnosticError) {
        guard let template = templates[name] else {
            let hint = NearMiss.hint(for: name, in: names)
            throw DiagnosticError(TemplateRule.missing.finding("no template \"\(name)\"\(hint)", at: nil), status: .usage)
        }
        var renderer = Renderer(templates: self, out: out)
        out = []  // the renderer holds the only copy, so that it grows in place
        defer { out = renderer.out }
        try renderer.render(name, template, data)
    }

    /// Partials and parents that a template names and that don't exist, in order of template and place. Dynamic names are not
    /// known before data is.
    public func check() -> [Diagnostic] {
        let names = names
        return names.flatMap { name in
            (templates[name].map { template in
                template.inclusions.filter { templates[$0.name] == nil }.map { inclusion in
                    TemplateRule.missing.finding(
                        "no partial \"\(inclusion.name)\"\(NearMiss.hint(for: inclusion.name, in: names))",
                        at: template.source.range(inclusion.range))
                }
            }) ?? []
        }
    }
}
