extension ObservableType {
    /// Transforms each element and drops those for which there is no result.
    ///
    /// ```
    /// source:                  1--x--3--|
    /// compactMap { Int($0) }:  1-----3--|
    /// ```
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_disfavoredOverload
    public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result?
    ) -> Observable<Result> {
        CompactMap(asObservable(), transform)
    }
}

// SAFETY: a node, see `Observable`.
package final class CompactMap<Element, Result>: Observable<Result>, @unchecked Sendable {
    private let source: Observable<Element>
    private let transform: @Sendable (Element) throws -> Result?

    package init(_ source: Observable<Element>, _ transform: @escaping @Sendable (Element) throws -> Result?) {
        self.source = source
        self.transform = transform
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("compactMap", after: source)
    }

    package override func run(_ sink: Sink<Result>) {
        source.run(CompactMapSink(sink, transform))
    }
}

private final class CompactMapSink<Element, Result>: Stage<Element, Result> {
    private let transform: @Sendable (Element) throws -> Result?

    init(_ downstream: Sink<Result>, _ transform: @escaping @Sendable (Element) throws -> Result?) {
        self.transform = transform
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        do {
            guard let result = try transform(element) else { return }
            downstream.onNext(result)
        } catch {
            downstream.onError(error)
        }
    }
}
