extension ObservableType {
    /// Makes a sequence of each element and merges them all.
    ///
    /// ```
    /// source:             a-----b-----|
    /// flatMap { $0-$0| }: a-a---b-b---|
    /// ```
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        FlatMap(asObservable(), selector, limit: .max)
    }
}

/// The node of everything that merges the inner sequences of one source.
// SAFETY: immutable; the selector is @Sendable or does nothing.
package final class FlatMap<Element, Source: ObservableConvertibleType>: Observable<Source.Element>, @unchecked Sendable
{
    private let source: Observable<Element>
    private let selector: (Element) throws -> Source
    private let limit: Int

    package init(_ source: Observable<Element>, _ selector: @escaping (Element) throws -> Source, limit: Int) {
        self.source = source
        self.selector = selector
        self.limit = limit
        super.init()
    }

    package override func run(_ sink: Sink<Source.Element>) {
        source.run(FlatMapSink(MergeCore(sink, limit: limit), selector))
    }
}

private final class FlatMapSink<Element, Source: ObservableConvertibleType>: Sink<Element> {
    private let core: MergeCore<Source.Element>
    private let selector: (Element) throws -> Source

    init(_ core: MergeCore<Source.Element>, _ selector: @escaping (Element) throws -> Source) {
        self.core = core
        self.selector = selector
    }

    override var isStopped: Bool { core.isOuterStopped }

    override func onSubscribe(_ upstream: Upstream) {
        core.onSubscribe(upstream)
    }

    override func onNext(_ element: Element) {
        guard core.isLive else { return }
        let inner: Observable<Source.Element>
        do { inner = try selector(element).asObservable() } catch { return core.fail(error) }
        core.add(inner)
    }

    override func onError(_ error: any Error) {
        core.fail(error)
    }

    override func onCompleted() {
        core.outerCompleted()
    }
}
