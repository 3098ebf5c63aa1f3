public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Moves what follows to a scheduler: the operators and closures after it run there.
    ///
    /// ```
    /// source:                  a--b--c--|
    /// observe(on: scheduler):  a--b--c--|
    /// ```
    ///
    /// After the main scheduler, closures may touch views: the result is a ``MainObservable``, whose closures are
    /// `@MainActor`. Another scheduler moves expensive work off the sending thread:
    ///
    /// ```swift
    /// images
    ///     .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
    ///     .map { decode($0) }  // on a background queue
    ///     .observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { _ in self.label.text = "ready" })  // on the main thread
    ///     .disposed(by: bag)
    /// ```
    ///
    /// It moves the stages *after* it. To move the *start* of the source, before it, use ``subscribe(on:)``. See the
    /// guide [Schedulers and threads](/documentation/rx/schedulersandthreads).
    ///
    /// Events keep their order on any scheduler, a concurrent one included, and an error waits for the elements before
    /// it. Several sequences that one serial scheduler delivers keep the order in which all their events were sent. One
    /// action on the scheduler delivers what has been sent before anything else was scheduled there, up to some
    /// hundreds; then other actions get their turn. In virtual time, and on a scheduler of your own, each event has an
    /// action of its own.
    ///
    /// Also known as `receive(on:)` (Combine), `observeOn` (RxJS, older RxSwift).
    ///
    /// - Parameter scheduler: Where to deliver.
    /// - Returns: The source's events; ends with the source.
    /// - Complexity: Memory is O(*n*) in the number of events that wait for the scheduler, which has no limit;
    ///   `observe(on:pressure:)` of `RxExtras` has one.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        ObserveOn(asObservable(), scheduler)
    }
}

@usableFromInline
// SAFETY: a node, see `Observable`.
package final class ObserveOn<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    let scheduler: any ImmediateSchedulerType
    /// The order of the scheduler's actions.
    let order: SchedulingOrder
    /// The scheduler, if it may deliver events inline.
    let main: MainScheduler?
    /// How many elements may wait, if that is limited.
    let limit: WaitingLimit?
    /// Whether its actions run on the thread that schedules them, which therefore can't wait for them.
    let isOnSameThread: Bool
    /// The maximum number of events in one turn on the scheduler.
    let batch: Int
    private let sink: ObserveOnSink<Element>.Type

    @inlinable
    package convenience init(_ source: Observable<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.init(source, scheduler, nil, ObserveOnSink.self)
    }

    /// Makes a node with a limit on the elements that wait.
    package convenience init(
        _ source: Observable<Element>,
        _ scheduler: any ImmediateSchedulerType,
        limit: WaitingLimit
    ) {
        self.init(source, scheduler, limit, ObserveOnSink.self)
    }

    @usableFromInline
    init(
        _ source: Observable<Element>,
        _ scheduler: any ImmediateSchedulerType,
        _ limit: WaitingLimit?,
        _ sink: ObserveOnSink<Element>.Type,
        batch: Int = 512
    ) {
        self.source = source
        self.limit = limit
        self.scheduler = scheduler
        self.sink = sink
        // Types are compared, and the reference is read: a cast costs as much as an object, a failing one as four.
        let type: any ImmediateSchedulerType.Type = type(of: scheduler)
        // SAFETY: an existential keeps the reference to an object of a class in its first word.
        main = type == MainScheduler.self ? withUnsafeBytes(of: scheduler) { $0.load(as: MainScheduler.self) } : nil
        order = main?.order ?? scheduler.schedulingOrder
        // An immediate scheduler runs a turn inside the turn that schedules it, so one turn delivers all events. In
        // virtual time each event is a separate action (contract T8). Otherwise the number of events is bounded
        // (contract T6).
        isOnSameThread = type == ImmediateScheduler.self || type == CurrentThreadScheduler.self
        self.batch = type == ImmediateScheduler.self ? .max : order.isFree && scheduler.isStepping ? 1 : batch
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append(limit == nil ? "observe(on:)" : "observe(on:pressure:)", after: source, on: type(of: scheduler))
    }

    package override func run(_ sink: Sink<Element>) {
        if Instrumentation.isOn, let hop = Instrumentation.instrument?.watchHop(to: scheduler, sink) {
            run(hop.exit, before: hop.entry)
        } else {
            run(sink) { $0 }
        }
    }

    private func run(_ sink: Sink<Element>, before entry: (Sink<Element>) -> Sink<Element>) {
        let stage = self.sink.init(sink, self)
        sink.onSubscribe(stage)
        guard !stage.isStopped else { return }
        stage.runLoops { source.run(entry(stage)) }
    }
}
