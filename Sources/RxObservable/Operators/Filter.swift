extension ObservableType {
    /// Emits only the elements that satisfy a condition.
    ///
    /// ```
    /// source:           1--2--3--4--|
    /// filter { even }:  ---2-----4--|
    /// ```
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @inlinable
    @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        Filter(asObservable(), predicate)
    }
}

// Known to clients for the reason that `Map` names.
@usableFromInline
// SAFETY: a node, see `Observable`.
package final class Filter<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let predicate: @Sendable (Element) throws -> Bool

    @usableFromInline
    package init(_ source: Observable<Element>, _ predicate: @escaping @Sendable (Element) throws -> Bool) {
        self.source = source
        self.predicate = predicate
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("filter", after: source)
    }

    package override func run(_ sink: Sink<Element>) {
        source.run(FilterSink(sink, predicate))
    }
}

private final class FilterSink<Element>: Stage<Element, Element> {
    private let predicate: @Sendable (Element) throws -> Bool

    init(_ downstream: Sink<Element>, _ predicate: @escaping @Sendable (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        do {
            guard try predicate(element) else { return }
        } catch {
            return downstream.onError(error)
        }
        downstream.onNext(element)
    }
}
