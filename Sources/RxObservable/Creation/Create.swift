public import RxDisposables
internal import Synchronization

extension ObservableType {
    /// A sequence made by a closure that is called for each subscription.
    ///
    /// ```
    /// create { a, b, completed }:  (ab|)
    /// ```
    ///
    /// The closure sends events through the observer that it is given, on any thread, but one at a time. What it sends after
    /// a terminal event, or after the subscription was disposed of, is dropped; ask ``AnyObserver/isDisposed`` to
    /// stop a long loop.
    ///
    /// - Parameter subscribe: Starts the work and returns what ends it. The disposable is disposed of once, when the
    ///   sequence ends or is disposed of.
    /// - Returns: A sequence that sends what the closure sends.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_disfavoredOverload
    public static func create(
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        Create(subscribe)
    }
}

// SAFETY: immutable.
package final class Create<Element>: Observable<Element>, @unchecked Sendable {
    private let subscribe: @Sendable (AnyObserver<Element>) -> any Disposable

    package init(_ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable) {
        self.subscribe = subscribe
        super.init()
    }

    package override func run(_ sink: Sink<Element>) {
        let emitter = CreateEmitter(sink)
        sink.onSubscribe(emitter)
        guard !emitter.isStopped else { return }
        emitter.hold(subscribe(AnyObserver(sink: emitter)))
    }
}

/// Stands between the user's closure and the chain: nothing passes once it has stopped.
private final class CreateEmitter<Element>: Sink<Element> {
    private let downstream: Sink<Element>
    private let stopped = Atomic<Bool>(false)
    private let work = DisposableSlot()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    func hold(_ disposable: any Disposable) {
        work.set(disposable)
    }

    // The end below may have been disposed of on a thread that leaves the rest to a scheduler.
    override var isStopped: Bool { stopped.load(ordering: .acquiring) || downstream.isStopped }

    override func onNext(_ element: Element) {
        guard !stopped.load(ordering: .relaxed) else { return }
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        guard stop() else { return }
        downstream.onError(error)
    }

    override func onCompleted() {
        guard stop() else { return }
        downstream.onCompleted()
    }

    override func dispose() {
        stopped.store(true, ordering: .releasing)
        work.dispose()
    }

    private func stop() -> Bool {
        !stopped.exchange(true, ordering: .acquiringAndReleasing)
    }
}
