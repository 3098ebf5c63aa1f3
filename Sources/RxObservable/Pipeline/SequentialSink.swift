internal import Synchronization

/// One source after the other into the same downstream: what `concat`, `catch`, `retry` and `startWith` have in common.
///
/// A source that ends while it is being subscribed to makes the loop in ``proceed()`` go round once more, so the stack
/// stays flat however many sources end at once (contract G8). There is one live source at a time, so no element needs a
/// lock or an atomic.
class SequentialSink<Element>: Sink<Element> {
    final let downstream: Sink<Element>
    private let upstream = UpstreamSlot()
    private let turns = Atomic<Int>(0)

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    /// The source to go on with; `nil` when there is none, after the terminal event has been sent.
    func nextSource() -> Observable<Element>? {
        nil
    }

    /// Subscribes the downstream and goes to the first source.
    final func start() {
        downstream.onSubscribe(self)
        proceed()
    }

    /// Goes on to the next source.
    ///
    /// Called when one has ended.
    final func proceed() {
        guard turns.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            guard !isStopped, let source = nextSource() else { continue }
            // The one that has ended is freed before the next one starts.
            upstream.replace(nil)?.dispose()
            source.attach(self)
        } while turns.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
    }

    final override var isStopped: Bool { upstream.isDisposed }

    final override func onSubscribe(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        downstream.onError(error)
    }

    override func onCompleted() {
        downstream.onCompleted()
    }

    override func dispose() {
        upstream.dispose()
    }
}
