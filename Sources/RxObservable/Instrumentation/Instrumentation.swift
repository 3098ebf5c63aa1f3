internal import RxDisposables
package import RxSchedulers

/// The access of a module above to running subscriptions.
///
/// Off, it costs a load for each subscription, and nothing for an element. On, the instrument puts a sink between each
/// subscribed sequence and its subscriber: for subscriptions of users, of operators to their inner sequences, and of
/// connections.
package enum Instrumentation {
    private static let on = AtomicBool(false)

    private static let lock = Lock()
    // SAFETY: guarded by the lock until it is set, and constant from then on: once `on` is true, it has been set.
    private static nonisolated(unsafe) var installed: (any Instrument)?

    /// Whether subscriptions are watched.
    @inline(__always) package static var isOn: Bool { on.load(ordering: .relaxed) }

    /// Starts or stops watching new subscriptions.
    ///
    /// - Parameters:
    ///   - isOn: Whether to start.
    ///   - instrument: The instrument, always the same one.
    package static func set(_ isOn: Bool, _ instrument: any Instrument) {
        lock.withLock { if installed == nil { installed = instrument } }
        on.store(isOn, ordering: .releasing)
    }

    /// The instrument, if it is on.
    @inline(never) package static var instrument: (any Instrument)? {
        // The load is acquiring, and the store in `set` releasing: a thread that sees the flag sees the instrument.
        on.load(ordering: .acquiring) ? installed : nil
    }

    /// Reports a lost event.
    ///
    /// Called where an event is dropped, so the usual path costs nothing.
    @inline(never) package static func unseen(_ event: UnseenKind, at sink: Upstream?) {
        instrument?.unseen(event, watcher: sink?.watcher)
    }
}

/// Watches running subscriptions: there is one instrument, in a module above.
package protocol Instrument: AnyObject, Sendable {
    /// Makes the sink between a sequence and its subscribing sink.
    func watch<Element>(_ sink: Sink<Element>, on source: Observable<Element>) -> Sink<Element>

    /// Makes the sinks before and behind the queue of an operator that moves elements to a scheduler.
    ///
    /// - Returns: The sink behind the queue, and a function that makes the sink before it; `nil` if no observer is
    ///   interested.
    func watchHop<Element>(
        to scheduler: any ImmediateSchedulerType,
        _ sink: Sink<Element>
    ) -> (exit: Sink<Element>, entry: (Sink<Element>) -> Sink<Element>)?

    /// The place of the caller, if it is recorded: the `watcher` of a sink that is subscribed later, when the caller is
    /// no longer on the stack.
    var place: AnyObject? { get }

    /// Receives a new node; in debug builds, and with the trait `ResourceTracing`.
    ///
    /// - Returns: The call stack, if it is recorded.
    func assembled<Element>(_ node: Observable<Element>) -> CallStack?

    /// Receives a lost event.
    func unseen(_ event: UnseenKind, watcher: AnyObject?)

    /// The chains that an error has passed on the calling thread until now, starting with the one nearest to its
    /// source.
    var errorTrail: [String] { get }
}

/// The reason why no observer receives an event.
package enum UnseenKind: Sendable {
    /// An element came after an end or after disposal.
    case late
    /// An error came after an end or after disposal.
    case lateError(any Error)
    /// There was no room for an element.
    case dropped
}

/// A stage that only observes events.
///
/// It may be removed together with the sink below it: it is then freed without an end.
@_spi(Pipeline) open class PassingStage<Element>: Stage<Element, Element> {
    final override func replaceSelf(with sink: SequentialSink<Element>) -> Bool {
        downstream.replaceSelf(with: sink)
    }
}

extension Observable {
    /// Like ``attach(_:)`` inside the trampoline, with an instrument in between.
    @inline(never) final func runWatched(_ sink: Sink<Element>) {
        run(Instrumentation.instrument?.watch(sink, on: self) ?? sink)
    }
}
