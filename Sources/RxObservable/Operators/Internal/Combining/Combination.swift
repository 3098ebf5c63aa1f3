/// The node of `combineLatest` and `zip`, of every arity and over collections.
// SAFETY: immutable; the selector that `combine` captures is @Sendable.
final class Combination<Result>: Observable<Result>, @unchecked Sendable {
    private let kind: SlotKind
    private let sources: [any SlotSource]
    private let combine: (Slots) throws -> Result

    /// Makes the node.
    ///
    /// - Parameters:
    ///   - kind: What each slot gives.
    ///   - sources: One or more.
    ///   - combine: Makes the result of the slots, which it reads in the order of the sources.
    init(_ kind: SlotKind, _ sources: [any SlotSource], _ combine: @escaping (Slots) throws -> Result) {
        self.kind = kind
        self.sources = sources
        self.combine = combine
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append(kind == .latest ? "combineLatest" : "zip")
    }

    override func run(_ sink: Sink<Result>) {
        ResultCoordinator(sink, count: sources.count, combine).connect(sources, kind)
    }
}

/// A source of a `Combination`, whatever its elements are.
protocol SlotSource: AnyObject {
    /// Makes the slot of this source; all are made before the first source is subscribed to.
    func makeSlot(of coordinator: Coordinator, _ kind: SlotKind) -> Upstream

    /// Subscribes the slot that ``makeSlot(of:_:)`` has made.
    func attachSlot(_ slot: Upstream)
}

extension Observable: SlotSource {
    func makeSlot(of coordinator: Coordinator, _ kind: SlotKind) -> Upstream {
        switch kind {
        case .latest: LatestSlot<Element>(coordinator)
        case .queue: QueueSlot<Element>(coordinator)
        }
    }

    func attachSlot(_ slot: Upstream) {
        // SAFETY: `makeSlot` of the same source has made it: see `Combination`.
        attach(unsafeDowncast(slot, to: Slot<Element>.self))
    }
}

/// Combines the sources of a collection, one or more.
package func combination<Element, Result>(
    _ kind: SlotKind,
    _ sources: [Observable<Element>],
    _ resultSelector: @escaping @Sendable ([Element]) throws -> Result
) -> Observable<Result> {
    Combination(kind, sources) { [count = sources.count] slots in
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for position in 0..<count { elements.append(slots[position]) }
        return try resultSelector(elements)
    }
}

// One function for each arity, free and generic over the elements alone: a closure in a method of `ObservableType`
// would look up `O1.Element` for each element. There is none with a parameter pack, since callers can't have one: Swift
// checks a closure whose parameters are a pack, or that comes after a tuple of one, without knowing their types. A
// selector `{ $0 + $1 + $2 + $3 + $4 }` then takes 9 s, and a chain of nine operators behind a tuple of four 22 s.

package func combination<A, B, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ selector: @escaping @Sendable (A, B) throws -> Result
) -> Observable<Result> {
    Combination(kind, [a, b]) { try selector($0[0], $0[1]) }
}

package func combination<A, B, C, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ c: Observable<C>,
    _ selector: @escaping @Sendable (A, B, C) throws -> Result
) -> Observable<Result> {
    Combination(kind, [a, b, c]) { try selector($0[0], $0[1], $0[2]) }
}

package func combination<A, B, C, D, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ c: Observable<C>,
    _ d: Observable<D>,
    _ selector: @escaping @Sendable (A, B, C, D) throws -> Result
) -> Observable<Result> {
    Combination(kind, [a, b, c, d]) { try selector($0[0], $0[1], $0[2], $0[3]) }
}

package func combination<A, B, C, D, E, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ c: Observable<C>,
    _ d: Observable<D>,
    _ e: Observable<E>,
    _ selector: @escaping @Sendable (A, B, C, D, E) throws -> Result
) -> Observable<Result> {
    Combination(kind, [a, b, c, d, e]) { try selector($0[0], $0[1], $0[2], $0[3], $0[4]) }
}

package func combination<A, B, C, D, E, F, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ c: Observable<C>,
    _ d: Observable<D>,
    _ e: Observable<E>,
    _ f: Observable<F>,
    _ selector: @escaping @Sendable (A, B, C, D, E, F) throws -> Result
) -> Observable<Result> {
    Combination(kind, [a, b, c, d, e, f]) { try selector($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
}

package func combination<A, B, C, D, E, F, G, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ c: Observable<C>,
    _ d: Observable<D>,
    _ e: Observable<E>,
    _ f: Observable<F>,
    _ g: Observable<G>,
    _ selector: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Result
) -> Observable<Result> {
    Combination(kind, [a, b, c, d, e, f, g]) { try selector($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) }
}

package func combination<A, B, C, D, E, F, G, H, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ c: Observable<C>,
    _ d: Observable<D>,
    _ e: Observable<E>,
    _ f: Observable<F>,
    _ g: Observable<G>,
    _ h: Observable<H>,
    _ selector: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Result
) -> Observable<Result> {
    Combination(kind, [a, b, c, d, e, f, g, h]) { try selector($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) }
}
