internal import RxDisposables

/// Sends one source after the other to the same downstream: the common part of `concat`, `catch`, `retry`, `startWith`
/// and `andThen`.
///
/// Each source has its own end sink, since a stage may terminate a source before it completes: when `take` has enough,
/// or when a closure throws. That source is then disposed of at once, and its later events are dropped.
///
/// A source that ends during its subscription only makes the loop in ``proceed()`` run once more, so the stack stays
/// flat however many sources end at once. Only one source is live at a time, so no element needs a lock or an atomic.
///
/// The last source may be such a sequence itself, as in `page(n).concat(.deferred { page(n + 1) })`. Its sink replaces
/// the subscribing sink, which would only forward from then on: it sends to that sink's downstream, runs in the loop of
/// the first sink, the *lead*, and disposes through the lead's slot, since the downstream knows the lead. The sinks
/// between are freed. So recursion in tail position takes constant stack and memory (contract G8).
@usableFromInline
class SequentialSink<Element>: _Sink<Element> {
    // This is set before the first event, or at most once before this sink's own first source.
    private(set) final var downstream: Sink<Element>
    // The sink that runs the loop, if this sink has been folded into it; `nil` for the lead itself.
    private final var lead: SequentialSink<Element>?
    // The lead owns the fields below.
    private final let current = UpstreamSlot()
    // The number of sources to start, including the source that is being started. The caller that raises it from zero
    // runs the loop; any other caller only raises it, and the loop runs once more.
    private final let turns = AtomicInt(0)
    // The field is set by the source that has ended, and taken by the loop; the counter orders the two accesses.
    private final var following: Observable<Element>?
    // The sink that `following` belongs to; `nil` for the lead.
    private final var followingSink: SequentialSink<Element>?
    private final let end: SequentialEnd<Element>.Type

    /// Makes a sink in front of `downstream`.
    ///
    /// - Parameters:
    ///   - downstream: The next stage.
    ///   - end: `SequentialEnd.self`: where the types are known, it needs no look-up.
    init(_ downstream: Sink<Element>, _ end: SequentialEnd<Element>.Type = SequentialEnd.self) {
        self.downstream = downstream
        self.end = end
    }

    final override var below: Upstream? { downstream }

    /// Whether the live source is the last, so that this sink only forwards.
    var isAtLastSource: Bool { false }

    /// Whether completion of the live source completes the sequence.
    var handlesErrorsAlone: Bool { false }

    /// Whether the sink never sends an error, even if its sources fail.
    var neverFails: Bool { false }

    /// The source to continue with; `nil` when there is none, after the terminal event has been sent.
    func nextSource() -> Observable<Element>? {
        nil
    }

    /// Subscribes the downstream and goes to the first source.
    final func start() {
        subscribeDownstream()
        proceed()
    }

    /// Subscribes the downstream, or replaces a sink that has reached its last source.
    final func subscribeDownstream() {
        if !downstream.replaceSelf(with: self) { downstream.onSubscribe(self) }
    }

    /// Continues with the next source.
    ///
    /// Called when a source has ended.
    final func proceed() {
        guard leave() else { return }
        // This isn't `??`, here and below: that would retain `self`, which costs more than the rest of the call.
        if let lead { lead.runTurns() } else { runTurns() }
    }

    /// Continues with the only source of a sink, which needs neither a turn nor ``nextSource()``.
    final func proceed(toOnly source: Observable<Element>) {
        guard !isStopped else { return }
        // This sink has one source, so the loop would run once. If the sink has been folded into a lead, the source is
        // left to the lead's loop, which may be running further up the stack (contract G8).
        guard let lead else { return follow(source, for: self) }
        lead.following = source
        lead.followingSink = self
        lead.leaveCurrent()
        lead.runTurns()
    }

    /// Asks for the next source; if there is one, disposes of the source that has ended.
    private final func leave() -> Bool {
        // This is called before the finished source is disposed of: without a next source, `nextSource()` has sent the
        // end, upon which the stages below dispose of everything (contract G3).
        guard !isStopped, let source = nextSource() else { return false }
        if let lead {
            lead.following = source
            lead.followingSink = self
        } else {
            following = source
        }
        leaveCurrent()
        return true
    }

    /// Keeps the upstream before the first source; it is disposed of when the first source starts.
    final func hold(_ upstream: Upstream) {
        if let lead { lead.current.replace(upstream) } else { current.replace(upstream) }
    }

    private final func runTurns() {
        // A source that ends inside `startFollowing()` enters here, on any thread, and returns at once.
        guard turns.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            startFollowing()
        } while turns.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
    }

    /// Disposes of the source that has ended, for callers that don't continue with the next one at once.
    final func leaveCurrent() {
        if let lead { lead.leaveCurrent() } else { current.replace(nil)?.dispose() }
    }

    // This is a function of its own: in `runTurns()` a local variable would keep the finished source alive.
    private final func startFollowing() {
        guard !isStopped, let source = following else { return }
        following = nil
        if let sink = followingSink {
            followingSink = nil
            follow(source, for: sink)
        } else {
            follow(source, for: self)
        }
    }

    /// Subscribes to a source of `sink`: this sink, or one that has been folded into it.
    private final func follow(_ source: Observable<Element>, for sink: SequentialSink<Element>) {
        // The element is available, so no subscription is needed, unless subscriptions are watched.
        if source.isJust, !Instrumentation.isOn {
            // SAFETY: `isJust` guarantees the class.
            sink.receiveOnly(unsafeDowncast(source, to: JustNode<Element>.self).element)
        } else {
            let end = sink.end.init(sink)
            // The end is in the slot before the subscription: the first element may lead to disposal.
            current.replace(end)
            source.attach(end)
        }
    }

    /// Receives the element and the end of a `just`, which needs no end sink.
    private final func receiveOnly(_ element: Element) {
        downstream.onNext(element)
        guard !isStopped else { return }
        onCompleted()
    }

    /// Removes this sink from the chain, in favour of the sink of its last source, if it would only forward.
    fileprivate final func replaceSelf(withLast other: SequentialSink<Element>) -> Bool {
        // This sink would only forward from now on: no source follows, or only after an error, and `other` sends no
        // errors.
        guard isAtLastSource || other.neverFails && handlesErrorsAlone else { return false }
        // The downstream may be such an end itself. Then its parent is removed as well, and sets the lead of `other`.
        guard !downstream.replaceSelf(with: other) else { return true }
        other.downstream = downstream
        other.lead = lead ?? self
        return true
    }

    final override var isStopped: Bool {
        if let lead { lead.current.isStopped } else { current.isStopped }
    }

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
/// A sink with one source, which it only forwards: it begins late, or replaces another source.
@usableFromInline
final class LastSourceSink<Element>: SequentialSink<Element> {
    required override init(_ downstream: Sink<Element>, _ end: SequentialEnd<Element>.Type = SequentialEnd.self) {
        super.init(downstream, end)
    }

    override var isAtLastSource: Bool { true }
}

@usableFromInline
class SequentialEnd<Element>: _EndSink<Element> {
    final let parent: SequentialSink<Element>
    // A copy of the parent's downstream, for direct delivery. It doesn't change after the parent's first source.
    final let downstream: Sink<Element>

    required init(_ parent: SequentialSink<Element>) {
        self.parent = parent
        downstream = parent.downstream
    }

    final override var below: Upstream? { parent }

    final override func replaceSelf(with sink: SequentialSink<Element>) -> Bool {
        // The parent has left a source that is stopped, so the sink of that source must not replace the parent.
        !isStopped && parent.replaceSelf(withLast: sink)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    final override func onError(_ error: any Error) {
        guard !isStopped else { return }
        parent.onError(error)
    }

    final override func onCompleted() {
        guard !isStopped else { return }
        parent.onCompleted()
    }
}
