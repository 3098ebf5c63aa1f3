public import RxObservable

/// The common part of `buffer` and `window`: groups are opened and closed, and an element belongs to all open groups.
///
/// Each form makes a sequence of such events; the handling of groups is written once.
@usableFromInline
enum GroupEvent<Element> {
    /// A group begins; its number hasn't been used before.
    case open(Int)
    /// An element belongs to a group.
    case element(Element, group: Int)
    /// A group ends.
    case close(Int)

    @inlinable var group: Int {
        switch self {
        case .open(let group), .element(_, let group), .close(let group): group
        }
    }

    @inlinable var isClose: Bool {
        if case .close = self { true } else { false }
    }

    @inlinable var element: Element? {
        if case .element(let element, _) = self { element } else { nil }
    }
}

extension Observable {
    /// The groups as arrays, each sent when it is closed.
    @_alwaysEmitIntoClient
    func buffers<Member>() -> Observable<[Member]> where Element == GroupEvent<Member> {
        stateful([Int: [Member]]()) { buffers, event in
            switch event {
            case .open(let group): buffers[group] = []
            case .element(let element, let group): buffers[group]?.append(element)
            case .close(let group): return buffers.removeValue(forKey: group).map { .send($0) } ?? .wait
            }
            return .wait
        }
    }

    /// The groups as sequences, each sent when it is opened.
    @_alwaysEmitIntoClient
    func windows<Member>() -> Observable<Observable<Member>> where Element == GroupEvent<Member> {
        // A group of `groupBy` has no end of its own, so `close` is sent to it and ends the window.
        groupBy(keySelector: { $0.group }).map { group in
            group.take(while: { !$0.isClose }).compactMap { $0.element }
        }
    }
}

/// The numbers of groups, of which at most one is open.
struct GroupNumbers {
    private var next = 0
    private(set) var current: Int?

    /// Closes the open group, and opens another one.
    mutating func turn<Element>() -> [GroupEvent<Element>] {
        close() + open()
    }

    mutating func open<Element>() -> [GroupEvent<Element>] {
        current = next
        next += 1
        return [.open(next - 1)]
    }

    mutating func close<Element>() -> [GroupEvent<Element>] {
        defer { current = nil }
        return current.map { [.close($0)] } ?? []
    }

    /// An element of the open group; opens a group if there is none.
    mutating func add<Element>(_ element: Element) -> [GroupEvent<Element>] {
        if let current { return [.element(element, group: current)] }
        return open() + [.element(element, group: next - 1)]
    }
}
