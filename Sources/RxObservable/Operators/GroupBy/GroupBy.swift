extension ObservableType {
    /// Splits the source into groups of elements that have a key in common.
    ///
    /// ```
    /// source:                   a--1--b--2--c--|
    /// groupBy { $0.isLetter }:  x--y-----------|
    /// x:                        a-----b-----c--|
    /// y:                           1-----2-----|
    /// ```
    ///
    /// A group is sent when its first element arrives, and that element follows. Subscribe to it at once: like a
    /// subject, a group keeps no elements for later subscribers.
    ///
    /// Each key has one group. A group without subscribers and references is freed; further elements with its key are
    /// dropped, and only the key is kept. When the sequence itself is disposed of, groups that have subscribers
    /// continue.
    ///
    /// ```swift
    /// let orders = Observable.of("tea: 2", "milk: 1", "tea: 3")
    /// _ = orders
    ///     .groupBy { $0.prefix { $0 != ":" } }
    ///     .flatMap { group in group.reduce(0) { count, _ in count + 1 }.map { "\(group.key): \($0) orders" } }
    ///     .subscribe(onNext: { print($0) })
    /// // Prints "tea: 2 orders", "milk: 1 orders".
    /// ```
    ///
    /// - Parameter keySelector: The key of an element; an error that it throws fails the sequence and every group.
    /// - Returns: The groups; completes and fails with the source, after every group has.
    /// - Complexity: O(1) for an element. Memory is O(*n*) in the number of keys.
    /// - SeeAlso: [groupBy](https://reactivex.io/documentation/operators/groupby.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func groupBy<Key: Hashable & SendableMetatype>(
        keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        grouped(asObservable(), keySelector)
    }
}

/// Makes the node of `groupBy`, for all its forms.
@usableFromInline @preconcurrency
package func grouped<Element, Key: Hashable>(
    _ source: Observable<Element>,
    _ keySelector: @escaping @Sendable (Element) throws -> Key
) -> Observable<GroupedObservable<Key, Element>> {
    Lift("groupBy", source, keySelector) { sink, source, keySelector in
        let core = GroupByCore<Element, Key>(sink)
        core.start(source, GroupBySink(core, keySelector))
    }
}

/// Has the closure, which the source holds; the groups hold only the core (contract G5).
private final class GroupBySink<Element, Key: Hashable>: SplitterSink<Element, GroupedObservable<Key, Element>> {
    private let core: GroupByCore<Element, Key>
    private let keySelector: @Sendable (Element) throws -> Key

    init(_ core: GroupByCore<Element, Key>, _ keySelector: @escaping @Sendable (Element) throws -> Key) {
        self.core = core
        self.keySelector = keySelector
        super.init(core)
    }

    override func route(_ element: Element) {
        guard core.isOpen else { return }
        let key: Key
        do { key = try keySelector(element) } catch { return core.end(error) }
        core.route(element, to: key)
    }
}

private final class GroupByCore<Element, Key: Hashable>: Splitter<Element, GroupedObservable<Key, Element>> {
    // SAFETY: the fields below are touched only in the section.
    @exclusivity(unchecked) private var keys = KeyNumbers<Key>()
    // The groups by the numbers of their keys, each a `Branch<Element>`; `nil` for a freed group.
    // SAFETY: the list owns a reference to each. A retain and a release for each element would cost more than the
    // look-up.
    @exclusivity(unchecked) private var groups: ContiguousArray<Unmanaged<AnyObject>?> = []

    deinit {
        clear()
    }

    /// Sends an element to its group; in the section.
    @inline(__always) func route(_ element: Element, to key: Key) {
        let number = keys.number(of: key)
        // Numbers have no gaps, so a new key gets the next one.
        if number == groups.count { open(number) }
        // SAFETY: see `groups`. No group is removed while the section is occupied.
        groups[number]?._withUnsafeGuaranteedRef { group in
            // SAFETY: see `groups`. No group is removed while the section is occupied.
            unsafeDowncast(group, to: Branch<Element>.self).send(element)
        }
    }

    private func open(_ number: Int) {
        // No subscriber could receive the new group, so none is made; its key keeps its number (contract C5).
        guard !isOuterStopped else { return groups.append(nil) }
        let group = Branch<Element>(self, number: number)
        groups.append(.passRetained(group))
        let grouped = GroupedObservable(key: keys[number], source: group.makeObservable())
        downstream.send { (sink: Sink<GroupedObservable<Key, Element>>) in sink.onNext(grouped) }
    }

    override func endBranches(_ error: (any Error)?) {
        for group in groups {
            // SAFETY: see `groups`.
            group?._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Branch<Element>.self).end(error) }
        }
    }

    override func forget(_ number: Int) {
        guard number < groups.count, let group = groups[number] else { return }
        groups[number] = nil
        group.release()
    }

    override func clear() {
        super.clear()
        let old = groups
        groups = []
        for group in old { group?.release() }
        keys.removeAll()
    }
}
