// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits at most one element in each period of `dueTime`.
    ///
    /// The form of ``/RxObservable/ObservableType/throttle(_:latest:scheduler:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - dueTime: The minimum time between two elements; at zero or less, every element passes.
    ///   - latest: Whether the latest element of a period is emitted at its end.
    /// - Returns: Elements that are at least `dueTime` apart; one that arrives exactly after `dueTime` passes.
    ///   Completes after the pending element.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }
}
