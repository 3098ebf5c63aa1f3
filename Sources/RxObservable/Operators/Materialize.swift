extension ObservableType {
    /// Emits the events of the source as elements, its end included.
    ///
    /// ```
    /// source:         a--b--#
    /// materialize():  a--b--(e|)
    /// ```
    ///
    /// Here `a` and `b` are `next` events and `e` is the `error` event. ``ObservableType/dematerialize()`` is the way
    /// back.
    ///
    /// To go on with something else after an error, there are ``catchAndReturn(_:)`` and ``retry(_:)``.
    ///
    /// - Returns: An element for each event; completes after the terminal one, and doesn't fail.
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @inlinable
    public func materialize() -> Observable<Event<Element>> {
        Materialize(asObservable(), { .next($0) }, end: { error in error.map { .error($0) } ?? .completed })
    }
}

/// Known to clients, who make its closures: there an `Event` is a known type, and to look up its metadata for each
/// element costs more than all the rest.
@usableFromInline
// SAFETY: a node, see `Observable`.
package final class Materialize<Element, Output>: Observable<Output>, @unchecked Sendable {
    private let source: Observable<Element>
    private let next: @Sendable (Element) -> Output
    private let end: @Sendable ((any Error)?) -> Output

    @usableFromInline
    package init(
        _ source: Observable<Element>,
        _ next: @escaping @Sendable (Element) -> Output,
        end: @escaping @Sendable ((any Error)?) -> Output
    ) {
        self.source = source
        self.next = next
        self.end = end
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("materialize", after: source)
    }

    package override func run(_ sink: Sink<Output>) {
        source.run(MaterializeSink(sink, next, end))
    }
}

private final class MaterializeSink<Element, Output>: FinishingStage<Element, Output> {
    private let next: @Sendable (Element) -> Output
    private let end: @Sendable ((any Error)?) -> Output

    init(
        _ downstream: Sink<Output>,
        _ next: @escaping @Sendable (Element) -> Output,
        _ end: @escaping @Sendable ((any Error)?) -> Output
    ) {
        self.next = next
        self.end = end
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(next(element))
    }

    override func onError(_ error: any Error) {
        finish(with: end(error))
    }

    override func onCompleted() {
        finish(with: end(nil))
    }
}
