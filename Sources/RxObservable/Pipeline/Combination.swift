/// The node of `combineLatest` and `zip`, of every arity and over collections.
// SAFETY: immutable; the selector is @Sendable, and so is what `connect` captures: nodes.
final class Combination<Result>: Observable<Result>, @unchecked Sendable {
    private let kind: SlotKind
    private let count: Int
    private let connect: (ResultCoordinator<Result>) -> Void
    private let combine: (Slots) throws -> Result

    /// Makes the node.
    ///
    /// - Parameters:
    ///   - kind: What each slot gives.
    ///   - count: How many sources there are.
    ///   - connect: Makes a slot for each source, starts the coordinator, and then subscribes to each, in order.
    ///   - combine: Makes the result of the slots, which it reads in the order in which `connect` makes them.
    init(
        _ kind: SlotKind,
        count: Int,
        connect: @escaping (ResultCoordinator<Result>) -> Void,
        combine: @escaping (Slots) throws -> Result
    ) {
        self.kind = kind
        self.count = count
        self.connect = connect
        self.combine = combine
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append(kind == .latest ? "combineLatest" : "zip")
    }

    override func run(_ sink: Sink<Result>) {
        connect(ResultCoordinator(sink, kind, count: count, combine))
    }
}

/// Combines the sources of a collection, one or more.
package func combination<Element, Result>(
    _ kind: SlotKind,
    _ sources: [Observable<Element>],
    _ resultSelector: @escaping @Sendable ([Element]) throws -> Result
) -> Observable<Result> {
    let count = sources.count
    return Combination(kind, count: count) { core in
        let slots = sources.map { core.slot(for: $0) }
        core.start()
        for (slot, source) in zip(slots, sources) { core.subscribe(slot, to: source) }
    } combine: { slots in
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for position in 0..<count { elements.append(slots[position]) }
        return try resultSelector(elements)
    }
}

// One function for each arity, free and generic over the elements alone: a closure in a method of `ObservableType` would
// look up `O1.Element` for each element.

package func combination<A, B, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ selector: @escaping @Sendable (A, B) throws -> Result
) -> Observable<Result> {
    Combination(kind, count: 2) { core in
        let slots = (core.slot(for: a), core.slot(for: b))
        core.start()
        core.subscribe(slots.0, to: a)
        core.subscribe(slots.1, to: b)
    } combine: {
        try selector($0[0], $0[1])
    }
}

package func combination<A, B, C, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ c: Observable<C>,
    _ selector: @escaping @Sendable (A, B, C) throws -> Result
) -> Observable<Result> {
    Combination(kind, count: 3) { core in
        let slots = (core.slot(for: a), core.slot(for: b), core.slot(for: c))
        core.start()
        core.subscribe(slots.0, to: a)
        core.subscribe(slots.1, to: b)
        core.subscribe(slots.2, to: c)
    } combine: {
        try selector($0[0], $0[1], $0[2])
    }
}

package func combination<A, B, C, D, Result>(
    _ kind: SlotKind,
    _ a: Observable<A>,
    _ b: Observable<B>,
    _ c: Observable<C>,
    _ d: Observable<D>,
    _ selector: @escaping @Sendable (A, B, C, D) throws -> Result
) -> Observable<Result> {
    Combination(kind, count: 4) { core in
        let slots = (core.slot(for: a), core.slot(for: b), core.slot(for: c), core.slot(for: d))
        core.start()
        core.subscribe(slots.0, to: a)
        core.subscribe(slots.1, to: b)
        core.subscribe(slots.2, to: c)
        core.subscribe(slots.3, to: d)
    } combine: {
        try selector($0[0], $0[1], $0[2], $0[3])
    }
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
    Combination(kind, count: 5) { core in
        let slots = (core.slot(for: a), core.slot(for: b), core.slot(for: c), core.slot(for: d), core.slot(for: e))
        core.start()
        core.subscribe(slots.0, to: a)
        core.subscribe(slots.1, to: b)
        core.subscribe(slots.2, to: c)
        core.subscribe(slots.3, to: d)
        core.subscribe(slots.4, to: e)
    } combine: {
        try selector($0[0], $0[1], $0[2], $0[3], $0[4])
    }
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
    Combination(kind, count: 6) { core in
        let slots = (
            core.slot(for: a), core.slot(for: b), core.slot(for: c), core.slot(for: d), core.slot(for: e),
            core.slot(for: f)
        )
        core.start()
        core.subscribe(slots.0, to: a)
        core.subscribe(slots.1, to: b)
        core.subscribe(slots.2, to: c)
        core.subscribe(slots.3, to: d)
        core.subscribe(slots.4, to: e)
        core.subscribe(slots.5, to: f)
    } combine: {
        try selector($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
    }
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
    Combination(kind, count: 7) { core in
        let slots = (
            core.slot(for: a), core.slot(for: b), core.slot(for: c), core.slot(for: d), core.slot(for: e),
            core.slot(for: f), core.slot(for: g)
        )
        core.start()
        core.subscribe(slots.0, to: a)
        core.subscribe(slots.1, to: b)
        core.subscribe(slots.2, to: c)
        core.subscribe(slots.3, to: d)
        core.subscribe(slots.4, to: e)
        core.subscribe(slots.5, to: f)
        core.subscribe(slots.6, to: g)
    } combine: {
        try selector($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
    }
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
    Combination(kind, count: 8) { core in
        let slots = (
            core.slot(for: a), core.slot(for: b), core.slot(for: c), core.slot(for: d), core.slot(for: e),
            core.slot(for: f), core.slot(for: g), core.slot(for: h)
        )
        core.start()
        core.subscribe(slots.0, to: a)
        core.subscribe(slots.1, to: b)
        core.subscribe(slots.2, to: c)
        core.subscribe(slots.3, to: d)
        core.subscribe(slots.4, to: e)
        core.subscribe(slots.5, to: f)
        core.subscribe(slots.6, to: g)
        core.subscribe(slots.7, to: h)
    } combine: {
        try selector($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
    }
}
