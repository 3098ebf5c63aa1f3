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

extension ObservableType where Element: Sendable {
    /// Calls an asynchronous closure with each element, several at the same time.
    ///
    /// ```
    /// source:                                     (ab)----|
    /// flatMap { a: wait long, b: wait, upper }:   --B-A---|
    /// ```
    ///
    /// Each call runs in a task of its own, on the actor where the closure was written, or else on the concurrent executor.
    /// Disposal cancels them all, and nothing is delivered after it. Calls that run at the same time start in any order.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many calls run at the same time; elements that come meanwhile wait, in order. At least one does.
    ///   - transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The results as they come, delivered on the concurrent executor, one at a time; completes when the source has
    ///   completed and the last call has returned, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        FlatMap(asObservable(), { TaskSource(transform, $0) }, limit: max(1, maxConcurrent))
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
