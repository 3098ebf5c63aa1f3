internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Emits the elements that arrive within a duration and then completes.
    ///
    /// ```
    /// source:                                        a--b--c--|
    /// take(for: .seconds(5), scheduler: scheduler):  a--b-|
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let bids = PublishSubject<Int>()
    /// bids.take(for: .seconds(60), scheduler: scheduler)
    ///     .subscribe(onNext: { print("bid \($0)") }, onCompleted: { print("sold") })
    ///     .disposed(by: bag)
    /// bids.onNext(100)
    /// scheduler.advanceTo(60)
    /// bids.onNext(200)  // too late
    /// // Prints "bid 100", "sold".
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The time during which elements pass, counted from the subscription.
    ///   - scheduler: Runs the timer and completes the sequence.
    /// - Returns: The source's elements during that time; completes when it is over, or with the source if that ends
    ///   earlier.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func take(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        taken(asObservable(), for: duration.rxTimeInterval, scheduler)
    }
}

/// Makes the node of `take(for:)`, for all its forms.
@usableFromInline
package func taken<Element>(
    _ source: Observable<Element>,
    for duration: RxTimeInterval,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("take(for:)", source, (duration: duration, scheduler: scheduler)) { sink, source, given in
        let stage = TakeForSink(sink)
        stage.start(source) { stage.arm(given.duration, given.scheduler) }
    }
}

private final class TakeForSink<Element>: SerialStage<Element, Element> {
    private let timer = DisposableSlot()

    func arm(_ duration: RxTimeInterval, _ scheduler: any SchedulerType) {
        timer.set(
            // SAFETY: the timer only completes the stage, in the section.
            scheduler.scheduleRelative(UncheckedSendable(self), dueTime: duration) { sink in
                sink.value.onCompleted()
                return Disposables.create()
            }
        )
    }

    override func onNext(_ element: Element) {
        send(element)
    }

    override func disposeSides() {
        timer.dispose()
    }
}
