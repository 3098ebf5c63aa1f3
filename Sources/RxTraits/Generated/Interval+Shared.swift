// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// The form of ``/RxObservable/ObservableType/interval(_:scheduler:)`` for drivers and signals.
    ///
    /// - Parameter period: The time before the first tick and between two ticks; as fast as possible for zero and less.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end; after the greatest integer it starts at the
    ///   least one again.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
    }
}
