internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Subscribes to the source after a delay.
    ///
    /// ```
    /// source:                           a--b--c--d--|
    /// delaySubscription(4, scheduler):  ------c--d--|
    /// ```
    ///
    /// To shift the elements themselves, there is ``delay(_:scheduler:)``.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait before subscribing.
    ///   - scheduler: Where to wait and to subscribe.
    /// - Returns: What the source sends from then on; ends with the source.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delaySubscription(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        subscribedLater(asObservable(), dueTime.rxTimeInterval, scheduler)
    }
}

/// What `delaySubscription` is, for all its forms.
@usableFromInline
package func subscribedLater<Element>(
    _ source: Observable<Element>,
    _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("delaySubscription", source, (dueTime, scheduler)) { sink, source, its in
        DelaySubscriptionSink(sink).start(source, its.0, its.1)
    }
}

/// Waits, and then is a stage like any other.
///
/// Its upstream comes on another thread than the one that may dispose of it.
private final class DelaySubscriptionSink<Element>: ForwardingSink<Element> {
    private let timer = DisposableSlot()

    func start(_ source: Observable<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        downstream.onSubscribe(self)
        guard !isStopped else { return }
        timer.set(
            scheduler.scheduleRelative(UncheckedSendable((self, source)), dueTime: dueTime) { state in
                let (sink, source) = state.value
                if !sink.isStopped { source.attach(sink) }
                return Disposables.create()
            }
        )
    }

    override func dispose() {
        super.dispose()
        timer.dispose()
    }
}
