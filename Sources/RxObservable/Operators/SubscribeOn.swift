internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Subscribes to the source, and disposes of that subscription, on a scheduler.
    ///
    /// ```
    /// source:                    a--b--|
    /// subscribe(on: scheduler):  a--b--|
    /// ```
    ///
    /// Events come on whichever thread the source sends them. To choose where they are delivered, use `observe(on:)`.
    ///
    /// This moves the start of the source's work. To move the elements, use ``observe(on:)``.
    ///
    /// ```swift
    /// let file = Observable<String>.create { observer in
    ///     observer.onNext("read on the main thread: \(Thread.isMainThread)")  // work that blocks its thread
    ///     observer.onCompleted()
    ///     return Disposables.create()
    /// }
    /// for try await text in file.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).values { print(text) }
    /// // Prints "read on the main thread: false".
    /// ```
    ///
    /// Also known as `subscribeOn` (RxJS, older RxSwift).
    ///
    /// - Parameter scheduler: Where to subscribe and to dispose.
    /// - Returns: The source's events; ends with the source.
    /// - SeeAlso: [subscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        subscribed(asObservable(), on: scheduler)
    }
}

/// Makes the node of `subscribe(on:)`, for all its forms.
@usableFromInline
package func subscribed<Element>(
    _ source: Observable<Element>,
    on scheduler: any ImmediateSchedulerType
) -> Observable<Element> {
    Lift("subscribe(on:)", source, scheduler) { SubscribeOnSink($0, $2).start($1) }
}

final class SubscribeOnSink<Element>: ForwardingSink<Element> {
    private let scheduler: any ImmediateSchedulerType
    private let stopped = AtomicBool(false)
    private let hasSubscribed = AtomicBool(false)
    private let turn = DisposableSlot()

    init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    func start(_ source: Observable<Element>) {
        downstream.onSubscribe(self)
        guard !isStopped else { return }
        turn.set(
            // SAFETY: only the action subscribes, once, and the sink is complete before the action is scheduled.
            scheduler.schedule(UncheckedSendable((self, source))) { state in
                let (sink, source) = state.value
                sink.subscribe(to: source)
                return Disposables.create()
            }
        )
    }

    private func subscribe(to source: Observable<Element>) {
        // A scheduler of the user's may run the turn again.
        guard !isStopped, !hasSubscribed.exchange(true, ordering: .relaxed) else { return }
        guard let queue = downstream.room else { return source.attach(self) }
        // Loops run up to the limit of the queue, and again on the scheduler.
        let loops = SteppedTrampoline(for: queue)
        loops.run { source.attach(self) }
        runWhileThereIsRoom(loops, in: queue) { [scheduler] next in _ = scheduleLoops(next, on: scheduler) }
    }

    override var isStopped: Bool { stopped.load(ordering: .acquiring) }

    override func onSubscribe(_ upstream: Upstream) {
        super.onSubscribe(ScheduledUpstream(upstream, scheduler))
    }

    override func onNext(_ element: Element) {
        guard !stopped.load(ordering: .relaxed) else { return }
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        guard !stopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
        downstream.onError(error)
    }

    override func onCompleted() {
        guard !stopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
        downstream.onCompleted()
    }

    override func stop() {
        stopped.store(true, ordering: .releasing)
        super.stop()
    }

    override func dispose() {
        // The disposal below has to wait for the scheduler, which a looping source may keep busy for ever. So the flags
        // that the source checks are set at once.
        stop()
        turn.dispose()
        super.dispose()
    }
}

/// An upstream that is disposed of on a scheduler.
private final class ScheduledUpstream: Upstream {
    private let upstream = UpstreamSlot()
    private let scheduler: any ImmediateSchedulerType

    init(_ upstream: Upstream, _ scheduler: any ImmediateSchedulerType) {
        self.scheduler = scheduler
        self.upstream.replace(upstream)
    }

    override func stop() {
        upstream.stop()
    }

    override func dispose() {
        // SAFETY: the action only touches the upstream slot, one atomic word.
        _ = scheduler.schedule(UncheckedSendable(self)) { scheduled in
            scheduled.value.upstream.dispose()
            return Disposables.create()
        }
    }
}
