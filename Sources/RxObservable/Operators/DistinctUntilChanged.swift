extension ObservableType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// ```
    /// source:                  a-a-b-b-a-|
    /// distinctUntilChanged():  a---b---a-|
    /// ```
    ///
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_disfavoredOverload
    public func distinctUntilChanged() -> Observable<Element> {
        DistinctUntilChanged(asObservable())
    }
}

extension ObservableType {
    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// ```
    /// source:                              a-A-b-B-a-|
    /// distinctUntilChanged { lowercase }:  a---b---a-|
    /// ```
    ///
    /// - Parameter keySelector: Makes the key of an element; an error that it throws fails the sequence.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_disfavoredOverload
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> {
        DistinctUntilChangedKey(asObservable(), keySelector, equal())
    }

    /// Drops elements that a comparison finds equal to the last one that passed.
    ///
    /// ```
    /// source:                      a-A-b-B-a-|
    /// distinctUntilChanged(same):  a---b---a-|
    /// ```
    ///
    /// - Parameter comparer: Whether two elements count as equal, the earlier first; an error that it throws fails the
    ///   sequence.
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_disfavoredOverload
    public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        DistinctUntilChangedKey(asObservable(), identity(), comparer)
    }

    /// Drops elements whose key a comparison finds equal to the key of the last one that passed.
    ///
    /// ```
    /// source:                                   a-A-b-B-a-|
    /// distinctUntilChanged(key, comparer: ==):  a---b---a-|
    /// ```
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key of an element; an error that it throws fails the sequence.
    ///   - comparer: Whether two keys count as equal, the earlier first; an error that it throws fails the sequence.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_disfavoredOverload
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key,
        comparer: @escaping @Sendable (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        DistinctUntilChangedKey(asObservable(), keySelector, comparer)
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// ```
    /// source:                            a1-a2-b1-b2-|
    /// distinctUntilChanged(at: \.name):  a1----b1----|
    /// ```
    ///
    /// - Parameter keyPath: Where to find what is compared.
    /// - Returns: The first element, and each that differs there from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] }
    }
}

/// `==` as a closure.
///
/// Made here, and not in the extensions, since a closure there would look up `Element` at each call.
private func equal<Value: Equatable & SendableMetatype>() -> @Sendable (Value, Value) -> Bool {
    { $0 == $1 }
}

private func identity<Value>() -> @Sendable (Value) -> Value {
    { $0 }
}

package final class DistinctUntilChanged<Element: Equatable>: Observable<Element>,
    // SAFETY: a node, see `Observable`.
    @unchecked Sendable
{
    private let source: Observable<Element>

    package init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("distinctUntilChanged", after: source)
    }

    package override func run(_ sink: Sink<Element>) {
        source.run(DistinctUntilChangedSink(sink))
    }
}

private final class DistinctUntilChangedSink<Element: Equatable>: Stage<Element, Element> {
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var last = Cell<Element>()

    override func onNext(_ element: Element) {
        guard last.isEmpty || last.value != element else { return }
        last.set(element)
        downstream.onNext(element)
    }
}

// SAFETY: a node, see `Observable`.
package final class DistinctUntilChangedKey<Element, Key>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    fileprivate let keySelector: @Sendable (Element) throws -> Key
    fileprivate let comparer: @Sendable (Key, Key) throws -> Bool

    package init(
        _ source: Observable<Element>,
        _ keySelector: @escaping @Sendable (Element) throws -> Key,
        _ comparer: @escaping @Sendable (Key, Key) throws -> Bool
    ) {
        self.source = source
        self.keySelector = keySelector
        self.comparer = comparer
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("distinctUntilChanged", after: source)
    }

    package override func run(_ sink: Sink<Element>) {
        source.run(DistinctUntilChangedKeySink(sink, self))
    }
}

private final class DistinctUntilChangedKeySink<Element, Key>: Stage<Element, Element> {
    private let node: DistinctUntilChangedKey<Element, Key>
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var last = Cell<Key>()

    init(_ downstream: Sink<Element>, _ node: DistinctUntilChangedKey<Element, Key>) {
        self.node = node
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        do {
            let key = try node.keySelector(element)
            if !last.isEmpty, try node.comparer(last.value, key) { return }
            last.set(key)
        } catch {
            return downstream.onError(error)
        }
        downstream.onNext(element)
    }
}
