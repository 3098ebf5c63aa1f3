/// The node of `combineLatest` and `zip`, of every arity and over collections.
///
/// Like a ``StepNode``, it is made where the types are known: its closure reads the elements there, and the classes of
/// a subscription's objects are passed in from there.
@usableFromInline
// SAFETY: immutable; the selector that `combine` captures is @Sendable.
package final class Combination<Result>: Observable<Result>, @unchecked Sendable {
    private let kind: SlotKind
    private let sources: [SourceEntry]
    private let coordinator: ResultCoordinator<Result>.Type
    private let combine: (SlotTable) throws -> Result

    /// Makes the node.
    ///
    /// - Parameters:
    ///   - kind: Whether each slot gives its latest element or each element once.
    ///   - sources: One or more sources.
    ///   - coordinator: `ResultCoordinator.self`: where the types are known, it needs no look-up at each subscription.
    ///   - combine: Makes the result from the slots' elements, which it reads in the order of the sources.
    @usableFromInline
    package init(
        _ kind: SlotKind,
        _ sources: [SourceEntry],
        _ coordinator: ResultCoordinator<Result>.Type,
        _ combine: @escaping (SlotTable) throws -> Result
    ) {
        self.kind = kind
        self.sources = sources
        self.coordinator = coordinator
        self.combine = combine
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append(kind == .latest ? "combineLatest" : "zip", ofCount: sources.count) { chain, position in
            sources[position].slotType.describe(sources[position].node, in: &chain)
        }
    }

    package override func run(_ sink: Sink<Result>) {
        coordinator.init(sink, count: sources.count, combine).connect(sources)
    }
}

/// A source of a `Combination`, with any element type, and the class of its slots.
@usableFromInline
package struct SourceEntry {
    // An `Observable` of the slot class's element type.
    @usableFromInline let node: AnyObject
    @usableFromInline let slotType: any AnySlot.Type
    // Whether the node is a `JustNode`, which only has to supply its element. This is determined when the chain is
    // made, not at each subscription.
    @usableFromInline let needsNoSlot: Bool

    @inlinable
    init<Element>(_ source: some ObservableConvertibleType<Element>, _ kind: SlotKind) {
        let source = source.asObservable()
        node = source
        slotType = kind == .latest ? LatestSlot<Element>.self : QueueSlot<Element>.self
        needsNoSlot = kind == .latest && source.isJust
    }
}

/// Combines the sources of a collection.
///
/// Without sources, `combineLatest` has a single result of no elements, and `zip` has none.
@_alwaysEmitIntoClient @preconcurrency
package func combination<Element, Result>(
    _ kind: SlotKind,
    _ sources: [Observable<Element>],
    _ resultSelector: @escaping @Sendable ([Element]) throws -> Result
) -> Observable<Result> {
    guard !sources.isEmpty else {
        return kind == .latest ? Observable<[Element]>.just([]).map(resultSelector) : .empty()
    }
    let count = sources.count
    return Combination(kind, sources.map { SourceEntry($0, kind) }, ResultCoordinator.self) { slots in
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for position in 0..<count { elements.append(slots[position]) }
        return try resultSelector(elements)
    }
}

// There is one function for each arity. They are free functions, generic only in the elements: a closure in a method of
// `ObservableType` would look up `O1.Element` for each element, where a client doesn't compile it.
//
// They have no parameter pack, since Swift type-checks a closure that takes a pack, or follows a tuple of a pack,
// without knowing its types. A selector `{ $0 + $1 + $2 + $3 + $4 }` then takes 9 s, and a chain of nine operators
// behind a tuple of four 22 s.
//
// The closures read by position, in the order of the array, which debug builds check for each element. Positions that
// carry their element's type, and that the closure captures, took a sixth more instructions for each element.

@_alwaysEmitIntoClient @preconcurrency
package func combination<A, B, Result>(
    _ kind: SlotKind,
    _ a: some ObservableConvertibleType<A>,
    _ b: some ObservableConvertibleType<B>,
    _ selector: @escaping @Sendable (A, B) throws -> Result
) -> Observable<Result> {
    Combination(kind, [SourceEntry(a, kind), SourceEntry(b, kind)], ResultCoordinator.self) {
        try selector($0[0], $0[1])
    }
}

@_alwaysEmitIntoClient @preconcurrency
package func combination<A, B, C, Result>(
    _ kind: SlotKind,
    _ a: some ObservableConvertibleType<A>,
    _ b: some ObservableConvertibleType<B>,
    _ c: some ObservableConvertibleType<C>,
    _ selector: @escaping @Sendable (A, B, C) throws -> Result
) -> Observable<Result> {
    Combination(kind, [SourceEntry(a, kind), SourceEntry(b, kind), SourceEntry(c, kind)], ResultCoordinator.self) {
        try selector($0[0], $0[1], $0[2])
    }
}

@_alwaysEmitIntoClient @preconcurrency
package func combination<A, B, C, D, Result>(
    _ kind: SlotKind,
    _ a: some ObservableConvertibleType<A>,
    _ b: some ObservableConvertibleType<B>,
    _ c: some ObservableConvertibleType<C>,
    _ d: some ObservableConvertibleType<D>,
    _ selector: @escaping @Sendable (A, B, C, D) throws -> Result
) -> Observable<Result> {
    Combination(
        kind,
        [SourceEntry(a, kind), SourceEntry(b, kind), SourceEntry(c, kind), SourceEntry(d, kind)],
        ResultCoordinator.self
    ) { try selector($0[0], $0[1], $0[2], $0[3]) }
}

@_alwaysEmitIntoClient @preconcurrency
package func combination<A, B, C, D, E, Result>(
    _ kind: SlotKind,
    _ a: some ObservableConvertibleType<A>,
    _ b: some ObservableConvertibleType<B>,
    _ c: some ObservableConvertibleType<C>,
    _ d: some ObservableConvertibleType<D>,
    _ e: some ObservableConvertibleType<E>,
    _ selector: @escaping @Sendable (A, B, C, D, E) throws -> Result
) -> Observable<Result> {
    Combination(
        kind,
        [SourceEntry(a, kind), SourceEntry(b, kind), SourceEntry(c, kind), SourceEntry(d, kind), SourceEntry(e, kind)],
        ResultCoordinator.self
    ) { try selector($0[0], $0[1], $0[2], $0[3], $0[4]) }
}

@_alwaysEmitIntoClient @preconcurrency
package func combination<A, B, C, D, E, F, Result>(
    _ kind: SlotKind,
    _ a: some ObservableConvertibleType<A>,
    _ b: some ObservableConvertibleType<B>,
    _ c: some ObservableConvertibleType<C>,
    _ d: some ObservableConvertibleType<D>,
    _ e: some ObservableConvertibleType<E>,
    _ f: some ObservableConvertibleType<F>,
    _ selector: @escaping @Sendable (A, B, C, D, E, F) throws -> Result
) -> Observable<Result> {
    Combination(
        kind,
        [
            SourceEntry(a, kind), SourceEntry(b, kind), SourceEntry(c, kind), SourceEntry(d, kind),
            SourceEntry(e, kind),
            SourceEntry(f, kind),
        ],
        ResultCoordinator.self
    ) { try selector($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
}

@_alwaysEmitIntoClient @preconcurrency
package func combination<A, B, C, D, E, F, G, Result>(
    _ kind: SlotKind,
    _ a: some ObservableConvertibleType<A>,
    _ b: some ObservableConvertibleType<B>,
    _ c: some ObservableConvertibleType<C>,
    _ d: some ObservableConvertibleType<D>,
    _ e: some ObservableConvertibleType<E>,
    _ f: some ObservableConvertibleType<F>,
    _ g: some ObservableConvertibleType<G>,
    _ selector: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Result
) -> Observable<Result> {
    Combination(
        kind,
        [
            SourceEntry(a, kind), SourceEntry(b, kind), SourceEntry(c, kind), SourceEntry(d, kind),
            SourceEntry(e, kind),
            SourceEntry(f, kind), SourceEntry(g, kind),
        ],
        ResultCoordinator.self
    ) { try selector($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) }
}

@_alwaysEmitIntoClient @preconcurrency
package func combination<A, B, C, D, E, F, G, H, Result>(
    _ kind: SlotKind,
    _ a: some ObservableConvertibleType<A>,
    _ b: some ObservableConvertibleType<B>,
    _ c: some ObservableConvertibleType<C>,
    _ d: some ObservableConvertibleType<D>,
    _ e: some ObservableConvertibleType<E>,
    _ f: some ObservableConvertibleType<F>,
    _ g: some ObservableConvertibleType<G>,
    _ h: some ObservableConvertibleType<H>,
    _ selector: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Result
) -> Observable<Result> {
    Combination(
        kind,
        [
            SourceEntry(a, kind), SourceEntry(b, kind), SourceEntry(c, kind), SourceEntry(d, kind),
            SourceEntry(e, kind),
            SourceEntry(f, kind), SourceEntry(g, kind), SourceEntry(h, kind),
        ],
        ResultCoordinator.self
    ) { try selector($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) }
}
