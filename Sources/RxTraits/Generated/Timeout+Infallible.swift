// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension InfallibleType where Element: Sendable {
    /// Continues with another sequence when no event comes in time.
    ///
    /// The form of ``/RxObservable/ObservableType/timeout(_:other:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - other: Subscribed to when that time has passed; it has no time limit of its own.
    ///   - scheduler: Runs the timer and subscribes to the other sequence.
    /// - Returns: The source's elements and, once `dueTime` has passed without an event, those of the other sequence;
    ///   ends with the one that is last.
    /// - Complexity: O(1) for an element; one timer is armed.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout<Source: InfallibleType>(
        _ dueTime: any RxTimeSpan,
        other: Source,
        scheduler: any SchedulerType
    ) -> Infallible<Element> where Source.Element == Element {
        Infallible(asObservable().timeout(dueTime, other: other.asObservable(), scheduler: scheduler))
    }
}
