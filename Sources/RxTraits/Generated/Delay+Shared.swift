// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Delays the elements and the completion.
    ///
    /// The form of ``/RxObservable/ObservableType/delay(_:scheduler:)`` for drivers and signals.
    ///
    /// - Parameter dueTime: How much later each element is delivered.
    /// - Returns: The source's elements, each `dueTime` later; completes `dueTime` after the source, dropping the
    ///   elements that are still delayed.
    /// - Complexity: Memory is O(*n*) in the number of delayed elements; each has a timer of its own.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func delay(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }
}
