internal import RxDisposables
package import RxSchedulers

/// Where a module above looks into running subscriptions.
///
/// Off, it costs a load for each subscription, and nothing for an element. On, each sequence that is subscribed to as a
/// whole, by users, by operators for their inner sequences and by connections, has a sink of the instrument's between
/// itself and its subscriber.
package enum Instrumentation {
    private static let on = AtomicBool(false)

    private static let lock = Lock()
    // SAFETY: guarded by the lock until it is set, and constant from then on: `on` says when.
    private static nonisolated(unsafe) var installed: (any Instrument)?

    /// Whether subscriptions are looked into.
    @inline(__always) package static var isOn: Bool { on.load(ordering: .relaxed) }

    /// Starts or stops to look into new subscriptions.
    ///
    /// - Parameters:
    ///   - isOn: Whether to start.
    ///   - instrument: Always the same one.
    package static func set(_ isOn: Bool, _ instrument: any Instrument) {
        lock.withLock { if installed == nil { installed = instrument } }
        on.store(isOn, ordering: .releasing)
    }

    /// The instrument, if it is on.
    @inline(never) package static var instrument: (any Instrument)? {
        // Acquiring, after the releasing store in `set`: a thread that sees the flag sees the instrument.
        on.load(ordering: .acquiring) ? installed : nil
    }

    /// Notes an event that is lost.
    ///
    /// Called where one is dropped, so what runs without such events pays nothing.
    @inline(never) package static func unseen(_ event: UnseenKind, at sink: Upstream?) {
        instrument?.unseen(event, watcher: sink?.watcher)
    }
}

/// What looks into running subscriptions: there is one, in a module above.
package protocol Instrument: AnyObject, Sendable {
    /// Makes what comes between a sequence and the sink that subscribes to it.
    func watch<Element>(_ sink: Sink<Element>, on source: Observable<Element>) -> Sink<Element>

    /// Makes what comes before and behind the queue of an operator that moves elements to a scheduler.
    ///
    /// - Returns: The sink behind the queue, and a function that makes the one before it; `nil` if there is no observer
    ///   that wants to know.
    func watchHop<Element>(
        to scheduler: any ImmediateSchedulerType,
        _ sink: Sink<Element>
    ) -> (exit: Sink<Element>, entry: (Sink<Element>) -> Sink<Element>)?

    /// Takes a node that has just been made; in debug builds, and with the trait `ResourceTracing`.
    ///
    /// - Returns: Where that was, if it is recorded.
    func assembled<Element>(_ node: Observable<Element>) -> CallStack?

    /// Takes an event that is lost.
    func unseen(_ event: UnseenKind, watcher: AnyObject?)

    /// What an error has passed on the calling thread until now, the chain nearest to its source first.
    var errorTrail: [String] { get }
}

/// Why no observer receives an event.
package enum UnseenKind: Sendable {
    /// It came after an end or after disposal.
    case late
    /// An error came after an end or after disposal.
    case lateError(any Error)
    /// There was no room for it.
    case dropped
}

/// A stage that only looks at what passes.
///
/// It may be left out where the sink below it is: then it is freed without an end.
@_spi(Pipeline) open class PassingStage<Element>: Stage<Element, Element> {
    final override func replaceSelf(with sink: SequentialSink<Element>) -> Bool {
        downstream.replaceSelf(with: sink)
    }
}

extension Observable {
    /// As ``attach(_:)`` within the trampoline, with an instrument in between.
    @inline(never) final func runWatched(_ sink: Sink<Element>) {
        run(Instrumentation.instrument?.watch(sink, on: self) ?? sink)
    }
}
