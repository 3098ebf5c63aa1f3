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
    /// - Parameters:
    ///   - duration: For how long elements pass, from the subscription on.
    ///   - scheduler: Runs the timer and completes the sequence.
    /// - Returns: The source's elements of that time; completes at its end, or with the source if that ends before.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        taken(asObservable(), for: duration.rxTimeInterval, scheduler)
    }
}

/// What `take(for:)` is, for all its forms.
@usableFromInline
package func taken<Element>(
    _ source: Observable<Element>,
    for duration: RxTimeInterval,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("take(for:)", source, (duration, scheduler)) { sink, source, its in
        let stage = TakeForSink(sink)
        stage.start(source) { stage.arm(its.0, its.1) }
    }
}

private final class TakeForSink<Element>: SerialStage<Element, Element> {
    private let timer = DisposableSlot()

    func arm(_ duration: RxTimeInterval, _ scheduler: any SchedulerType) {
        timer.set(
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
