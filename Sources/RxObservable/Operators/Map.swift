extension ObservableType {
    /// Transforms each element.
    ///
    /// ```
    /// source:         a--b--c--|
    /// map { upper }:  A--B--C--|
    /// ```
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @inlinable
    @_disfavoredOverload
    public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> Observable<Result> {
        Map(asObservable(), transform)
    }
}

// Known to clients, for whom the metadata of a concrete `Map` is a constant: to look it up costs as much as to allocate
// it.
@usableFromInline
// SAFETY: a node, see `Observable`.
package final class Map<Element, Result>: Observable<Result>, @unchecked Sendable {
    private let source: Observable<Element>
    private let transform: @Sendable (Element) throws -> Result

    @usableFromInline
    package init(_ source: Observable<Element>, _ transform: @escaping @Sendable (Element) throws -> Result) {
        self.source = source
        self.transform = transform
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("map", after: source)
    }

    package override func run(_ sink: Sink<Result>) {
        source.run(MapSink(sink, transform))
    }
}

private final class MapSink<Element, Result>: Stage<Element, Result> {
    private let transform: @Sendable (Element) throws -> Result

    init(_ downstream: Sink<Result>, _ transform: @escaping @Sendable (Element) throws -> Result) {
        self.transform = transform
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        // In one expression: a named result costs a copy.
        do { downstream.onNext(try transform(element)) } catch { downstream.onError(error) }
    }
}
