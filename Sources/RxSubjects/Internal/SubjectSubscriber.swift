internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// One subscription to a subject: a sink's entry in its list.
///
/// If the sink is the last of its chain, and the subject keeps no elements, it is also the ``Subscription`` that the
/// user holds. Then it releases the sink when it leaves the list, since it may outlive the list for long.
///
/// The class isn't generic, so that making a subscriber needs no metadata at run time.
// SAFETY: as for `Subscription`; the comments of the other fields say where they are accessed.
class SubjectSubscriber: Subscription, SectionWork, @unchecked Sendable {
    /// The subscriber gets each event at once.
    private static var prompt: UInt8 { 0 }
    /// The subscriber may still be receiving the kept elements.
    private static var behind: UInt8 { 1 }
    /// The subscriber gets no event any more, and is disposed of later.
    private static var stopped: UInt8 { 2 }
    /// The subscriber gets no event any more but the terminal one, which is being sent.
    private static var ended: UInt8 { 3 }
    // The last phase is `over`. Phases are numbers, which are compared by `<`: they only grow, except from `behind` to
    // `prompt`.

    // The position in the subject's list; used only in the subject's section.
    final var position = -1
    private let core: SubjectCore
    // SAFETY: a `Sink` of the subject's elements, of which this field owns one reference. It is unmanaged, since a
    // retain and a release for each delivery would cost more than the delivery. It is used and released in the
    // subject's section, or by the subscribing thread while that thread replays kept elements.
    private(set) final var sink: Unmanaged<Upstream>?

    /// Makes a subscriber for a sink that has a subscription of its own, somewhere below.
    init(_ core: SubjectCore, _ sink: Upstream) {
        self.core = core
        self.sink = .passRetained(sink)
        super.init(hasSink: false)
    }

    /// Makes a subscriber that is the subscription of its sink.
    init(_ core: SubjectCore) {
        self.core = core
        super.init(hasSink: true)
    }

    final override func start(_ sink: consuming Upstream, of subject: AnyObject) {
        // SAFETY: `releaseSinkAtOnce()` or `deinit` releases the reference.
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

    /// Whether the subscriber gets no event any more.
    // The load is relaxed: only to the thread that has disposed of the subscriber, G2 promises that no event follows.
    final var hasEnded: Bool { phase.load(ordering: .relaxed) >= SubjectSubscriber.stopped }

    /// The sink, if the subscriber gets each event at once; otherwise the subscribing thread may be using it.
    ///
    /// In the section.
    // SAFETY: the caller uses the sink at once, while the subscriber holds the reference.
    final var promptSink: Unmanaged<Upstream>? {
        // The load is acquiring: the subscribing thread has used the sink until it called `catchUp()`.
        phase.load(ordering: .acquiring) == SubjectSubscriber.prompt ? sink : nil
    }

    /// The sink, if the subscriber releases it when it leaves the list.
    ///
    /// In the section.
    // SAFETY: the subscriber holds the reference until then.
    final var ownSink: AnyObject? { hasSink ? sink?.takeUnretainedValue() : nil }

    /// Notes that from now on events may have to wait for the subscriber.
    final func fallBehind() {
        change(SubjectSubscriber.prompt, to: SubjectSubscriber.behind)
    }

    /// Notes that no event has to wait for the subscriber any more.
    final func catchUp() {
        change(SubjectSubscriber.behind, to: SubjectSubscriber.prompt)
    }

    final override func stop() {
        _ = raise(to: SubjectSubscriber.stopped)
    }

    /// Ends the subscriber, except for the terminal event; returns whether this call ended it.
    final func leaveLivePhase() -> Bool { raise(to: SubjectSubscriber.ended) }

    private func raise(to new: UInt8) -> Bool {
        // This is a loop of exchanges, since it must not undo an end that another thread sets meanwhile.
        var old = phase.load(ordering: .relaxed)
        while old < new {
            let attempt = phase.weakCompareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
            if attempt.exchanged { return true }
            old = attempt.original
        }
        return false
    }

    private func change(_ old: UInt8, to new: UInt8) {
        // The exchange fails if the subscriber has ended, so that it stays ended.
        _ = phase.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
    }

    /// Does work with the sink, in order; elements for a prompt subscriber are sent without it.
    ///
    /// In the section.
    func perform(_ body: @escaping () -> Void) {
        body()
    }

    /// Records that the subscribing thread has sent the kept elements.
    func didFinishReplay() {}

    /// Releases the sink.
    ///
    /// In the section.
    final func releaseSink() {
        perform { self.releaseSinkAtOnce() }
    }

    /// Releases the sink, when no event can be on its way to it.
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
    // delivers them when it leaves. After that, the subject's section enters the gate, and never leaves it.
    private let gate = SerialSection()
    // This field is used only in the subject's section.
    private var isThroughGate = false

    override init(_ core: SubjectCore, _ sink: Upstream) {
        super.init(core, sink)
        _ = gate.tryEnter()
        fallBehind()
    }

    override func perform(_ body: @escaping () -> Void) {
        if !isThroughGate {
            // The replaying thread is in the gate, and does the work when it leaves. If it has just left, `enqueue`
            // does the work here.
            guard gate.tryEnter() else { return gate.enqueue(body) }
            // The gate is never left again. From here on only the section uses the sink.
            isThroughGate = true
            catchUp()
        }
        body()
    }

    override func didFinishReplay() {
        // The order matters: the subscriber becomes prompt only when nothing waits in the gate, so that no element
        // overtakes another.
        gate.leave()
        catchUp()
    }
}
