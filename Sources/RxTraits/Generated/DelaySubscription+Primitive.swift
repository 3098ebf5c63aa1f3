// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Element: Sendable {
    /// Subscribes to the source after a delay.
    ///
    /// The form of ``/RxObservable/ObservableType/delaySubscription(_:scheduler:)`` for singles, maybes and
    /// completables.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait before subscribing.
    ///   - scheduler: Where to wait and to subscribe.
    /// - Returns: What the source sends from then on; ends with the source.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delaySubscription(
        _ dueTime: any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }
}
