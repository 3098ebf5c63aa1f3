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
        // Recursion through the source takes constant memory (contract G8).
        let later = LastSourceSink(sink)
        later.subscribeDownstream()
        guard !later.isStopped else { return }
        let delay = PendingDelay()
        later.hold(delay)
        delay.keep(
            // SAFETY: only the timer proceeds, once, and the sink is complete before the timer is armed.
            given.scheduler.scheduleRelative(UncheckedSendable((later, source, delay)), dueTime: given.dueTime) {
                let (later, source, delay) = $0.value
                // The flag is set before the call, which disposes of the former upstream: the timer whose action is
                // running. A scheduler of the user's may run the action again.
                if !delay.hasPassed.exchange(true, ordering: .acquiringAndReleasing) { later.proceed(toOnly: source) }
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
