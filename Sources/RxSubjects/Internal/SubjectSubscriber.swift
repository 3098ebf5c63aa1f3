internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// One subscription to a subject: a sink's entry in its list.
///
/// If the sink is the last of its chain, and the subject keeps no elements, it is also the ``Subscription`` that the
/// user holds. Then it releases the sink when it leaves the list, since it may outlive the list for long.
///
/// Not generic, so that making one needs no metadata at run time.
// SAFETY: as a subscription's; the other fields state where they are touched.
class SubjectSubscriber: Subscription, @unchecked Sendable {
    /// It gets each event at once.
    private static var prompt: UInt8 { 0 }
    /// It may still be receiving the kept elements.
    private static var behind: UInt8 { 1 }
    /// It gets no event any more, and is disposed of later.
    private static var stopped: UInt8 { 2 }
    /// It gets no event any more but the terminal one, which is being sent.
    private static var ended: UInt8 { 3 }
    // Then it is over. The phase is a number: to make an enumeration of it costs as much as the rest of a delivery. It
    // only grows, but for the change from `behind` to `prompt`.

    // Its position in the subject's list; used only in the subject's section.
    final var position = -1
    private let core: SubjectCore
    // SAFETY: a `Sink` of the subject's elements. Unmanaged, since a retain and release for each delivery would cost
    // more than the delivery; it stands for one reference. It is used and given back where the subscriber's turn is: in
    // the subject's section, or on the subscribing thread for as long as that replays.
    private(set) final var sink: Unmanaged<Upstream>?

    /// Makes one for a sink that has a subscription of its own, somewhere below.
    init(_ core: SubjectCore, _ sink: Upstream) {
        self.core = core
        self.sink = .passRetained(sink)
        super.init(hasSink: false)
    }

    /// Makes one that is the subscription of its sink.
    init(_ core: SubjectCore) {
        self.core = core
        super.init(hasSink: true)
    }

    final override func start(_ sink: consuming Upstream, of subject: AnyObject) {
        // SAFETY: `releaseSinkAtOnce()` or `deinit` gives the reference back.
        self.sink = .passRetained(consume sink)
        core.addObserver()
        core.admit(self, of: subject)
    }

    deinit {
        sink?.release()
    }

    final override func dispose() {
        let old = phase.exchange(Subscription.over, ordering: .acquiringAndReleasing)
        guard old != Subscription.over else { return }
        if old < SubjectSubscriber.ended {
            core.removeObserver()
            core.remove(self)
        }
        callOnDisposedAfterEnd()
    }

    /// Whether it gets no event any more.
    // Relaxed: only the thread that has disposed of it is promised that nothing follows (G2).
    final var hasEnded: Bool { phase.load(ordering: .relaxed) >= SubjectSubscriber.stopped }

    /// The sink of one that gets each event at once; another one's may be in use by its own thread.
    ///
    /// In the section.
    // SAFETY: for the caller's use at once; the subscriber holds the reference.
    final var promptSink: Unmanaged<Upstream>? {
        // Acquiring: the subscribing thread has used the sink until it let the subscriber catch up.
        phase.load(ordering: .acquiring) == SubjectSubscriber.prompt ? sink : nil
    }

    /// Notes that events may have to wait for it from now on.
    final func fallBehind() {
        change(SubjectSubscriber.prompt, to: SubjectSubscriber.behind)
    }

    /// Notes that no event has to wait for it any more.
    final func catchUp() {
        change(SubjectSubscriber.behind, to: SubjectSubscriber.prompt)
    }

    final override func stop() {
        // A loop, since it must not take back an end that another thread sets meanwhile.
        var old = phase.load(ordering: .relaxed)
        while old < SubjectSubscriber.stopped {
            let attempt = phase.weakCompareExchange(
                expected: old,
                desired: SubjectSubscriber.stopped,
                ordering: .acquiringAndReleasing
            )
            if attempt.exchanged { return }
            old = attempt.original
        }
    }

    private func change(_ old: UInt8, to new: UInt8) {
        // One that has ended stays so.
        _ = phase.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
    }

    /// Ends it, but for the terminal event.
    ///
    /// - Returns: Whether this call did it.
    final func leaveLivePhase() -> Bool {
        var old = phase.load(ordering: .relaxed)
        while old < SubjectSubscriber.ended {
            let attempt = phase.weakCompareExchange(
                expected: old,
                desired: SubjectSubscriber.ended,
                ordering: .acquiringAndReleasing
            )
            if attempt.exchanged { return true }
            old = attempt.original
        }
        return false
    }

    /// Does something with the sink that isn't an element for a prompt one.
    ///
    /// In the section.
    func perform(_ body: @escaping () -> Void) {
        body()
    }

    /// Records that the subscribing thread has sent the kept elements.
    func hasBeenReplayedTo() {}

    /// Gives the sink back.
    ///
    /// In the section.
    final func releaseSink() {
        perform { self.releaseSinkAtOnce() }
    }

    /// Gives the sink back, where no event can be on its way to it.
    ///
    /// In the section.
    final func releaseSinkAtOnce() {
        let old = sink
        sink = nil
        old?.release()
    }
}

/// A subscriber that receives the kept elements from its own thread, while the subject may already send later ones.
// SAFETY: as its superclass, and by the gate.
final class ReplayedSubscriber: SubjectSubscriber, @unchecked Sendable {
    // The subscribing thread is in the gate from the start; the subject's events wait there meanwhile, and that thread
    // delivers them when it leaves. The next to enter is the subject, for good.
    private let gate = SerialSection()
    // Used only in the subject's section.
    private var isThroughGate = false

    override init(_ core: SubjectCore, _ sink: Upstream) {
        super.init(core, sink)
        _ = gate.tryEnter()
        fallBehind()
    }

    override func perform(_ body: @escaping () -> Void) {
        if !isThroughGate {
            // The replaying thread is inside: it does the work when it leaves. If it leaves just now, `enqueue` does it
            // here.
            guard gate.tryEnter() else { return gate.enqueue(body) }
            // The gate is never left again. From here on only the section uses the sink.
            isThroughGate = true
            catchUp()
        }
        body()
    }

    override func hasBeenReplayedTo() {
        // In this order: the subscriber is prompt only when nothing waits in the gate, so that no element overtakes
        // another.
        gate.leave()
        catchUp()
    }
}
