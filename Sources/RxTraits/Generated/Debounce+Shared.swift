// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// The form of ``/RxObservable/ObservableType/debounce(_:scheduler:)`` for drivers and signals.
    ///
    /// - Parameter dueTime: The time for which the source must be quiet.
    /// - Returns: The elements that were followed by a quiet period; completes with the source.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func debounce(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
    }
}
