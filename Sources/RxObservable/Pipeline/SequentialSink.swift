internal import RxDisposables

/// One source after the other into the same downstream: what `concat`, `catch`, `retry`, `startWith` and `andThen` have
/// in common.
///
/// Each source has an end of its own, since a stage may terminate a source before it completes: when `take` has enough,
/// or when a closure throws. That source is then disposed of at once, and its later events are dropped.
///
/// A source that ends while it is being subscribed to makes the loop in ``proceed()`` go round once more, so the stack
/// stays flat however many sources end at once. There is one live source at a time, so no element needs a lock or an
/// atomic.
///
/// The last source may be such a sequence itself, as in `page(n).concat(.deferred { page(n + 1) })`. Its sink replaces
/// the one that subscribes to it, which would only forward from then on: it sends to that one's downstream, and runs in
/// the loop and disposes through the slot of the first sink, the *lead*, which the downstream knows. The sinks between
/// are freed. So recursion in tail position takes constant stack and memory (contract G8).
@usableFromInline
class SequentialSink<Element>: _Sink<Element> {
    // Written before the first event, or at most once before this sink's own first source.
    private(set) final var downstream: Sink<Element>
    // The sink that runs the loop, if this one has been folded into it; `nil` for the lead itself.
    private final var lead: SequentialSink<Element>?
    // The lead owns the fields below.
    private final let current = UpstreamSlot()
    // How many sources are to be started, the one that is being started included. The caller that raises it from zero
    // runs the loop; any other has only counted, and the loop goes round once more.
    private final let turns = AtomicInt(0)
    // Set by the source that has ended, taken by the loop; the counter orders the two.
    private final var following: Observable<Element>?
    // The sink whose source `following` is; `nil` for the lead's own.
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

    /// Whether it sends no error, whatever its sources do.
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

    /// Subscribes the downstream, or takes the place of a sink that has come to its last source.
    final func subscribeDownstream() {
        if !downstream.replaceSelf(with: self) { downstream.onSubscribe(self) }
    }

    /// Goes on to the next source.
    ///
    /// Called when one has ended.
    final func proceed() {
        guard leave() else { return }
        // Not `??`, here and below: it would retain `self`, which costs more than the rest.
        if let lead { lead.takeTurns() } else { takeTurns() }
    }

    /// Goes on to the one source of a sink that has no other, and so needs neither a turn nor ``nextSource()``.
    ///
    /// - Parameter source: The source.
    final func proceed(toOnly source: Observable<Element>) {
        guard !isStopped else { return }
        // This sink has one source, so the loop would go round once. If the sink has been folded into a lead, that
        // one's loop may be running, further up the stack: that one starts the source (contract G8).
        guard let lead else { return follow(source, for: self) }
        lead.following = source
        lead.followingSink = self
        lead.leaveCurrent()
        lead.takeTurns()
    }

    /// Asks for the source to continue with and, if there is one, disposes of the one that has ended.
    private final func leave() -> Bool {
        // Asked before the finished source is disposed of: if none follows, `nextSource()` has sent the end, and the
        // end disposes of everything from below (contract G3).
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

    /// Keeps what comes before the first source; it is disposed of when that is gone to.
    final func hold(_ upstream: Upstream) {
        if let lead { lead.current.replace(upstream) } else { current.replace(upstream) }
    }

    private final func takeTurns() {
        // A source that ends inside `startFollowing()` comes here from there, on any thread, and returns at once.
        guard turns.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            startFollowing()
        } while turns.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
    }

    /// Disposes of the source that has ended, for callers that don't go on to the next at once.
    final func leaveCurrent() {
        if let lead { lead.leaveCurrent() } else { current.replace(nil)?.dispose() }
    }

    // A function of its own: in `takeTurns()` a local variable would keep the finished source alive.
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

    /// Subscribes to a source of `sink`, which is this one or has been folded into it.
    private final func follow(_ source: Observable<Element>, for sink: SequentialSink<Element>) {
        // The element is at hand, so nothing has to be subscribed to, unless subscriptions are watched.
        if source.isJust, !Instrumentation.isOn {
            // SAFETY: `isJust` says so.
            sink.receiveOnly(unsafeDowncast(source, to: JustNode<Element>.self).element)
        } else {
            let end = self.end.init(sink)
            // In the slot before it is subscribed to: the first element may lead to disposal.
            current.replace(end)
            source.attach(end)
        }
    }

    /// Takes the element and the end of a source that is a `just`, and so needs no end of its own.
    private final func receiveOnly(_ element: Element) {
        downstream.onNext(element)
        guard !isStopped else { return }
        onCompleted()
    }

    /// Splices this sink out of the chain, in favour of the sink of its last source, if it would only forward.
    fileprivate final func replaceSelf(withLast other: SequentialSink<Element>) -> Bool {
        // This sink would only forward from now on: no source follows, or only after an error, and `other` sends none.
        guard isAtLastSource || other.neverFails && handlesErrorsAlone else { return false }
        // The downstream may be such an end itself. Then its parent steps aside as well, and has the lead.
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

/// The end of one of several sources that come one after the other.
@usableFromInline
final class SequentialEnd<Element>: _EndSink<Element> {
    private let parent: SequentialSink<Element>
    // The parent's, copied, so that an element goes straight on. It doesn't change after the parent's first source.
    private let downstream: Sink<Element>

    required init(_ parent: SequentialSink<Element>) {
        self.parent = parent
        downstream = parent.downstream
    }

    override var below: Upstream? { parent }

    override func replaceSelf(with sink: SequentialSink<Element>) -> Bool {
        // The parent has left a source that is stopped, so the sink of that source must not take the parent's place.
        !isStopped && parent.replaceSelf(withLast: sink)
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
}
