internal import Synchronization

/// One source after the other into the same downstream: what `concat`, `catch`, `retry` and `startWith` have in common.
///
/// Each source has an end of its own, since a source may be over before it knows: when `take` has enough, or when a
/// closure throws. It is then disposed of at once, whatever it was about to send.
///
/// A source that ends while it is being subscribed to makes the loop in ``proceed()`` go round once more, so the stack
/// stays flat however many sources end at once (contract G8). There is one live source at a time, so no element needs a
/// lock or an atomic.
class SequentialSink<Element>: Sink<Element> {
    final let downstream: Sink<Element>
    private let current = UpstreamSlot()
    private let turns = Atomic<Int>(0)
    // Set by the source that has ended, taken by the loop; the counter orders the two.
    @exclusivity(unchecked) private var following: Observable<Element>?

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
        guard leave(), turns.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            startFollowing()
        } while turns.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
    }

    /// Asks for the source to go on with and, if there is one, disposes of the one that has ended.
    private func leave() -> Bool {
        guard !isStopped, let source = nextSource() else { return false }
        following = source
        leaveCurrent()
        return true
    }

    /// Disposes of the source that has ended, for whoever doesn't go on to the next at once.
    final func leaveCurrent() {
        current.replace(nil)?.dispose()
    }

    // Apart from `proceed()`, so that no variable there keeps a source while the next one runs.
    private func startFollowing() {
        guard !isStopped, let source = following else { return }
        following = nil
        let end = SequentialEnd(self)
        current.replace(end)
        source.attach(end)
    }

    final override var isStopped: Bool { current.isStopped }

    override func onError(_ error: any Error) {
        downstream.onError(error)
    }

    override func onCompleted() {
        downstream.onCompleted()
    }

    override func stop() {
        current.stop()
    }

    override func dispose() {
        current.dispose()
    }
}

/// The end of one of several sources that come one after the other.
private final class SequentialEnd<Element>: Sink<Element> {
    private let parent: SequentialSink<Element>
    private let downstream: Sink<Element>
    private let upstream = UpstreamSlot()

    init(_ parent: SequentialSink<Element>) {
        self.parent = parent
        downstream = parent.downstream
    }

    override var isStopped: Bool { upstream.isStopped }

    override func onSubscribe(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        guard !isStopped else { return }
        parent.onError(error)
    }

    override func onCompleted() {
        guard !isStopped else { return }
        parent.onCompleted()
    }

    override func stop() {
        upstream.stop()
    }

    override func dispose() {
        upstream.dispose()
    }
}
