internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The node of `Single.create`, `Maybe.create` and `Completable.create`.
// SAFETY: immutable.
final class CreateResult<Element>: Observable<Element>, @unchecked Sendable {
    private let subscribe: @Sendable (ResultEmitter<Element>) -> any Disposable

    init(_ subscribe: @escaping @Sendable (ResultEmitter<Element>) -> any Disposable) {
        self.subscribe = subscribe
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let emitter = ResultEmitter(sink)
        sink.onSubscribe(emitter)
        guard !sink.isStopped else { return }
        emitter.hold(subscribe(emitter))
    }
}

/// Stands between the user's closure and the chain: lets one result pass, whoever races for it.
///
/// It lets go of the chain with the first result or with disposal, so a closure that keeps it keeps nothing else.
// SAFETY: both fields are atomic slots.
final class ResultEmitter<Element>: Upstream, @unchecked Sendable {
    private let downstream = UpstreamSlot()
    private let work = DisposableSlot()

    fileprivate init(_ downstream: Sink<Element>) {
        super.init()
        self.downstream.replace(downstream)
    }

    fileprivate func hold(_ disposable: any Disposable) {
        work.set(disposable)
    }

    func succeed(_ element: Element) {
        guard let downstream = take() else { return }
        downstream.onNext(element)
        guard !downstream.isStopped else { return }
        downstream.onCompleted()
    }

    func complete() {
        take()?.onCompleted()
    }

    func fail(_ error: any Error) {
        take()?.onError(error)
    }

    override func stop() {
        _ = downstream.close()
    }

    override func dispose() {
        stop()
        work.dispose()
    }

    private func take() -> Sink<Element>? {
        // SAFETY: `init` put the sink there, and nobody replaces it.
        downstream.close().map { unsafeDowncast($0, to: Sink<Element>.self) }
    }
}
