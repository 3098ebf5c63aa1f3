@_spi(Pipeline) internal import RxObservable

/// One subscription to a subject.
///
/// Not generic, so that making one needs no metadata at run time.
class SubjectSubscriber: Subscriber {
    private let core: SubjectCore
    // SAFETY: a `Sink` of the subject's elements. Unmanaged, since a retain and release for each delivery would cost
    // more than the delivery; it stands for one reference. It is used and given back where the subscriber's turn is: in
    // the subject's section, or on the subscribing thread for as long as that replays.
    private final var sink: Unmanaged<Upstream>?

    init(_ core: SubjectCore, _ sink: Upstream) {
        self.core = core
        self.sink = .passRetained(sink)
    }

    deinit {
        sink?.release()
    }

    final override func dispose() {
        if core.end(self) { core.remove(self) }
    }

    /// Hands the sink to `body`, unless it has been let go.
    @inline(__always) final func withSink(_ body: (Upstream) -> Void) {
        sink?._withUnsafeGuaranteedRef(body)
    }

    /// Does something with the sink that isn't an element for a prompt one.
    ///
    /// In the section.
    func perform(_ body: @escaping () -> Void) {
        body()
    }

    /// Notes that the subscribing thread has sent what was kept.
    func hasBeenReplayedTo() {}

    /// Gives the sink back.
    ///
    /// In the section.
    final func letGo() {
        perform {
            let old = self.sink
            self.sink = nil
            old?.release()
        }
    }
}

/// A subscriber that is sent what was kept, by its own thread, while the subject may already send it what follows.
final class ReplayedSubscriber: SubjectSubscriber {
    // The subscribing thread is in it from the start; what the subject sends meanwhile waits there, and is done by that
    // thread when it leaves. The next to enter is the subject, for good.
    private let gate = SerialSection()
    // In the subject's section alone.
    private var isThroughGate = false

    override init(_ core: SubjectCore, _ sink: Upstream) {
        super.init(core, sink)
        _ = gate.tryEnter()
        fallBehind()
    }

    override func perform(_ body: @escaping () -> Void) {
        if !isThroughGate {
            guard gate.tryEnter() else { return gate.enqueue(body) }
            isThroughGate = true
            catchUp()
        }
        body()
    }

    override func hasBeenReplayedTo() {
        gate.leave()
        catchUp()
    }
}
