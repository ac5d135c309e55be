/// Takes the footnotes out of a page's events and puts them at its end, in the order of the references: those of the text, then
/// those in the footnotes themselves; what nothing refers to comes last.
struct FootnoteOrder {
    private let events: [Event]
    private var main: [Int] = []
    /// The events of each definition, without those of definitions inside it.
    private var own: [[Int]]
    /// For each definition, its number from 1.
    private var numbers: [Int32]
    private var order: [Int] = []
    /// For each definition, how often it is referred to.
    private(set) var references: [Int]

    init(_ tree: EventTree, count: Int) {
        events = tree.events
        own = Array(repeating: [], count: count)
        numbers = Array(repeating: 0, count: count)
        references = Array(repeating: 0, count: count)
        var open: [Int] = []
        for (place, event) in events.enumerated() {
            if event.kind == .footnote, event.phase == .enter { open.append(Int(event.number)) }
            if let definition = open.last { own[definition].append(place) } else { main.append(place) }
            if event.kind == .footnote, event.phase == .exit { open.removeLast() }
        }
    }

    mutating func number() {
        count(main)
        var next = 0
        var unused = 0
        while true {
            if next < order.count {
                count(own[order[next]])
                next += 1
            } else if let definition = numbers[unused...].firstIndex(of: 0) {
                unused = definition
                take(definition)
            } else {
                return
            }
        }
    }

    private mutating func take(_ definition: Int) {
        order.append(definition)
        numbers[definition] = Int32(order.count)
    }

    private mutating func count(_ places: [Int]) {
        for place in places where events[place].kind == .footnoteReference {
            let definition = Int(events[place].number)
            references[definition] += 1
            if numbers[definition] == 0 { take(definition) }
        }
    }

    /// Gives the new place of each event.
    func apply(to tree: inout EventTree) -> [Int] {
        var places = Array(repeating: 0, count: events.count)
        var result: [Event] = []
        result.reserveCapacity(events.count + 2)
        func move(_ list: [Int]) {
            for place in list {
                places[place] = result.count
                var event = events[place]
                if event.kind == .footnoteReference || event.kind == .footnote && event.phase == .enter { event.number = numbers[Int(event.number)] }
                result.append(event)
            }
        }
        move(main)
        result.append(Event(kind: .footnotes, phase: .enter))
        for definition in order { move(own[definition]) }
        result.append(Event(kind: .footnotes, phase: .exit))
        tree.events = result
        tree.footnoteReferences = order.map { references[$0] }
        return places
    }
}
