// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension InfallibleType where Element: Sendable {
    /// Emits at most one element in each period of `dueTime`.
    ///
    /// The form of ``/RxObservable/ObservableType/throttle(_:latest:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - dueTime: The minimum time between two elements; at zero or less, every element passes.
    ///   - latest: Whether the latest element of a period is emitted at its end.
    ///   - scheduler: Runs the timer and delivers pending elements.
    /// - Returns: Elements that are at least `dueTime` apart; one that arrives exactly after `dueTime` passes.
    ///   Completes after the pending element.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }
}
