internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Subscribes to the source after a delay.
    ///
    /// ```
    /// source:                                                a--b--c--d--|
    /// delaySubscription(.seconds(4), scheduler: scheduler):  ------c--d--|
    /// ```
    ///
    /// To delay the elements themselves, use ``delay(_:scheduler:)``.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let tips = Observable.of("swipe to delete", "shake to undo")
    /// _ = tips
    ///     .delaySubscription(.seconds(10), scheduler: scheduler)  // leave a new user alone at first
    ///     .subscribe(onNext: { print("after \(scheduler.clock) s: \($0)") })
    /// scheduler.start()
    /// // Prints "after 10 s: swipe to delete", "after 10 s: shake to undo".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait before subscribing.
    ///   - scheduler: Where to wait and to subscribe.
    /// - Returns: What the source sends from then on; ends with the source.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func delaySubscription(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        subscribedLater(asObservable(), dueTime.rxTimeInterval, scheduler)
    }
}

/// Makes the node of `delaySubscription`, for all its forms.
@usableFromInline
package func subscribedLater<Element>(
    _ source: Observable<Element>,
    _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("delaySubscription", source, (dueTime: dueTime, scheduler: scheduler)) { sink, source, given in
        DelaySubscriptionSink(sink, source).start(given.dueTime, given.scheduler)
    }
}

/// Waits, and then forwards its only source like the last source of a ``SequentialSink``, so that recursion through it
/// takes constant memory (contract G8).
private final class DelaySubscriptionSink<Element>: SequentialSink<Element> {
    // The source, until the time has passed.
    private var source: Observable<Element>?

    init(_ downstream: Sink<Element>, _ source: Observable<Element>) {
        self.source = source
        super.init(downstream)
    }

    override var isAtLastSource: Bool { true }

    override func nextSource() -> Observable<Element>? {
        defer { source = nil }
        return source
    }

    func start(_ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        subscribeDownstream()
        guard !isStopped else { return }
        let delay = PendingDelay()
        hold(delay)
        delay.keep(
            // SAFETY: only the timer proceeds, once, and the sink is complete before the timer is armed.
            scheduler.scheduleRelative(UncheckedSendable((self, delay)), dueTime: dueTime) { state in
                let (sink, delay) = state.value
                // The flag is set before `proceed()`, which disposes of the former upstream: the timer whose action is
                // running. A scheduler of the user's may run the action again.
                if !delay.hasPassed.exchange(true, ordering: .acquiringAndReleasing) { sink.proceed() }
                return Disposables.create()
            }
        )
    }
}

/// The timer as an upstream, until it fires.
///
/// The timer's own action subscribes to the source that replaces it. That action must not be cancelled: on a scheduler
/// of tasks the source would begin in a cancelled task.
private final class PendingDelay: Upstream {
    private let timer = DisposableSlot()
    let hasPassed = AtomicBool(false)

    func keep(_ disposable: any Disposable) {
        // The action may have run inside the scheduling call. Its disposable is then not needed.
        if !hasPassed.load(ordering: .acquiring) { timer.set(disposable) }
    }

    override func dispose() {
        let disposable = timer.take()
        if !hasPassed.load(ordering: .acquiring) { disposable?.dispose() }
    }
}
