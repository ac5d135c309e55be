import CCmark
import Diagnostics

/// Footnotes: numbered in the order in which they are referred to, and put behind the page.
extension TreeBuilder {
    /// - Parameter mark: `[^label]`.
    mutating func addReference(_ mark: ArraySlice<UInt8>) {
        let label = mark.dropFirst(2).dropLast()
        if let number = footnotes[FootnoteMark.normalized(label)] {
            tree.events.append(Event(kind: .footnoteReference, phase: .leaf, number: Int32(number), text: tree.intern(label)))
            return
        }
        text.needsPlaces = true
        let name = String(decoding: label, as: UTF8.self)
        rejections.append(
            Rejection(
                "footnotes.undefined", .warning, event: tree.events.count, "no footnote is called \(name)\(nearMiss(name))",
                explanation: "A footnote's text begins a line: [^\(name)]: … To show the brackets on purpose, write \\[^\(name)]."))
        tree.events.append(Event(kind: .text, phase: .leaf, flag: 2, text: tree.intern(mark)))
    }

    /// Only among so many labels, so that a hostile page stays cheap.
    private func nearMiss(_ name: String) -> String {
        footnotes.count > 200 || rejections.count > 200 ? "" : NearMiss.hint(for: name, in: footnotes.keys.sorted())
    }

    /// The line of a definition without text on it.
    func isEmptyFootnote(_ node: OpaquePointer) -> Bool {
        prepared.items[line(of: node)]?.contains { $0.map { prepared.footnotes[$0].isEmpty } ?? false } == true && isPlaceholder(node)
    }

    mutating func collectFootnotes() {
        guard !prepared.footnotes.isEmpty else { return }
        var order = FootnoteOrder(tree, count: prepared.footnotes.count)
        order.number()
        for (number, mark) in prepared.footnotes.enumerated() where order.references[number] == 0 {
            let label = String(decoding: source.bytes[mark.label], as: UTF8.self)
            let range = (mark.label.lowerBound - 2)..<(mark.label.upperBound + 2)
            if footnotes[FootnoteMark.normalized(source.bytes[mark.label])] != number {
                rejections.append(
                    Rejection(
                        "footnotes.duplicate", .warning, "a footnote before this one is called \(label) too",
                        explanation: "References lead to the first.", range: range))
            } else {
                rejections.append(
                    Rejection(
                        "footnotes.unused", .note, "nothing refers to the footnote \(label)",
                        explanation: "It stands behind those that are referred to.", range: range))
            }
        }
        let places = order.apply(to: &tree)
        for i in rejections.indices where rejections[i].event >= 0 && rejections[i].event < places.count {
            rejections[i].event = places[rejections[i].event]
        }
        htmlImages = Dictionary(uniqueKeysWithValues: htmlImages.map { (places[$0.key], $0.value) })
    }
}
