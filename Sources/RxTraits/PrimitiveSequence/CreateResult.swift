public import RxDisposables
@_spi(Pipeline) public import RxObservable

/// The node of `Single.create`, `Maybe.create` and `Completable.create`.
@usableFromInline
// SAFETY: a node, see `Observable`.
package final class CreateResult<Element>: Observable<Element>, @unchecked Sendable {
    private let subscribe: @Sendable (ResultEmitter<Element>) -> any Disposable
    private let emitter: ResultEmitter<Element>.Type

    @inlinable
    package convenience init(_ subscribe: @escaping @Sendable (ResultEmitter<Element>) -> any Disposable) {
        // The class is named here, where it is known, so that no subscription looks it up.
        self.init(subscribe, ResultEmitter.self)
    }

    @usableFromInline
    init(
        _ subscribe: @escaping @Sendable (ResultEmitter<Element>) -> any Disposable,
        _ emitter: ResultEmitter<Element>.Type
    ) {
        self.subscribe = subscribe
        self.emitter = emitter
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("create")
    }

    package override func run(_ sink: Sink<Element>) {
        let emitter = emitter.init(sink)
        sink.onSubscribe(emitter)
        guard !sink.isStopped else { return }
        emitter.hold(subscribe(emitter))
    }
}

/// Connects the user's closure and the chain: forwards one result, even if several threads race for it.
///
/// It releases the chain at the first result or at disposal, so a closure that keeps it keeps nothing else alive.
@usableFromInline
// SAFETY: both fields are atomic slots.
package final class ResultEmitter<Element>: _Upstream, @unchecked Sendable {
    // Only one caller takes the sink out of the slot: the first result, or disposal. The sink isn't used as an
    // upstream; every sink has that base class, and the slot doesn't dispose of an object that is taken out.
    private let downstream = UpstreamSlot()
    private let work = DisposableSlot()

    package required init(_ downstream: Sink<Element>) {
        super.init()
        self.downstream.replace(downstream)
    }

    fileprivate func hold(_ disposable: any Disposable) {
        work.set(disposable)
    }

    @usableFromInline
    package func succeed(_ element: Element) {
        guard let downstream = take() else { return }
        downstream.onNext(element)
        // The observer may have disposed of the subscription during the element.
        guard !downstream.isStopped else { return }
        downstream.onCompleted()
    }

    @usableFromInline
    package func complete() {
        take()?.onCompleted()
    }

    @usableFromInline
    package func fail(_ error: any Error) {
        take()?.onError(error)
    }

    package override func stop() {
        // The chain is released here, so a later result finds no sink.
        _ = downstream.close()
    }

    package override func dispose() {
        stop()
        // Mutant skip: "create of a single: two results, and disposal"
        work.dispose()
    }

    private func take() -> Sink<Element>? {
        // SAFETY: `init` put the sink there, and nothing replaces it.
        downstream.close().map { unsafeDowncast($0, to: Sink<Element>.self) }
    }
}
