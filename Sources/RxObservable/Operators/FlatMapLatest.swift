extension ObservableType {
    /// Makes a sequence of each element and sends the elements of the latest one.
    ///
    /// ```
    /// source:                        a----b-------|
    /// flatMapLatest { $0--$0--$0| }: a--a-b--b--b-|
    /// ```
    ///
    /// When a new element comes, the inner sequence of the one before it is disposed of, and what it may still send is
    /// dropped: the operator of live searches.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed, and
    ///   fails when one of those two fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        FlatMapLatest(asObservable(), selector)
    }
}

extension ObservableType where Element: Sendable {
    /// Calls an asynchronous closure with each element, and cancels the call before it.
    ///
    /// ```
    /// source:                         a-b---c----|
    /// flatMapLatest { wait, upper }:  -----B---C-|
    /// ```
    ///
    /// The operator of live searches: what an older call still returns or throws is dropped. Each call runs in a task of its
    /// own, on the actor where the closure was written, or else on the concurrent executor. Disposal cancels it.
    ///
    /// ```swift
    /// let results = query.flatMapLatest { try await api.search($0) }
    /// ```
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The results of the latest calls, delivered on the concurrent executor; completes when the source has completed
    ///   and the latest call has returned, and fails when one of those two fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        FlatMapLatest(asObservable()) { TaskSource(transform, $0) }
    }
}

/// The node of everything that listens to the latest inner sequence.
// SAFETY: immutable; the selector is @Sendable or does nothing.
package final class FlatMapLatest<Element, Source: ObservableConvertibleType>: Observable<Source.Element>,
    @unchecked Sendable
{
    private let source: Observable<Element>
    private let selector: (Element) throws -> Source

    package init(_ source: Observable<Element>, _ selector: @escaping (Element) throws -> Source) {
        self.source = source
        self.selector = selector
        super.init()
    }

    package override func run(_ sink: Sink<Source.Element>) {
        source.run(FlatMapLatestSink(SwitchCore(sink), selector))
    }
}

private final class FlatMapLatestSink<Element, Source: ObservableConvertibleType>: Sink<Element> {
    private let core: SwitchCore<Source.Element>
    private let selector: (Element) throws -> Source

    init(_ core: SwitchCore<Source.Element>, _ selector: @escaping (Element) throws -> Source) {
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
        core.switchTo(inner)
    }

    override func onError(_ error: any Error) {
        core.fail(error)
    }

    override func onCompleted() {
        core.outerCompleted()
    }
}
