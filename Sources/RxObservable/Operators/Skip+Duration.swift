internal import RxDisposables
public import RxSchedulers

extension ObservableType {
    /// Ignores the elements that arrive within a duration of subscribing.
    ///
    /// ```
    /// source:                                   a--b--c--d--|
    /// skip(.seconds(5), scheduler: scheduler):  ------c--d--|
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let readings = PublishSubject<Int>()
    /// readings.skip(.seconds(10), scheduler: scheduler)  // the sensor warms up
    ///     .subscribe(onNext: { print($0) })
    ///     .disposed(by: bag)
    /// readings.onNext(999)
    /// scheduler.advanceTo(10)
    /// readings.onNext(21)
    /// // Prints "21".
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The time during which elements are dropped, counted from the subscription.
    ///   - scheduler: Runs the timer.
    /// - Returns: The elements after that time; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public func skip(_ duration: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        skipped(asObservable(), for: duration.rxTimeInterval, scheduler)
    }
}

/// Makes the node of `skip` with a duration.
@usableFromInline
func skipped<Element>(
    _ source: Observable<Element>,
    for duration: RxTimeInterval,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("skip", source, (duration: duration, scheduler: scheduler)) { sink, source, given in
        let stage = SkipDurationSink(sink)
        stage.arm(given.duration, given.scheduler)
        source.run(stage)
    }
}

/// The timer sends nothing, so only the source sends events.
private final class SkipDurationSink<Element>: Stage<Element, Element> {
    private let isOpen = AtomicBool(false)
    private let timer = DisposableSlot()

    func arm(_ duration: RxTimeInterval, _ scheduler: any SchedulerType) {
        timer.set(
            // SAFETY: the timer only sets an atomic flag.
            scheduler.scheduleRelative(UncheckedSendable(self), dueTime: duration) { sink in
                sink.value.isOpen.store(true, ordering: .releasing)
                return Disposables.create()
            }
        )
    }

    override func onNext(_ element: Element) {
        guard isOpen.load(ordering: .acquiring) else { return }
        downstream.onNext(element)
    }

    override func dispose() {
        super.dispose()
        timer.dispose()
    }
}
