// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Element: Sendable {
    /// Fails when no event comes in time.
    ///
    /// The form of ``/RxObservable/ObservableType/timeout(_:scheduler:)`` for singles, maybes and completables.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - scheduler: Runs the timer and sends the error.
    /// - Returns: The source's elements; fails with ``/RxObservable/RxError/timeout`` when `dueTime` has passed without
    ///   an event, and ends with the source.
    /// - Complexity: O(1) for an element; one timer is armed.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Continues with another sequence when no event comes in time.
    ///
    /// The form of ``/RxObservable/ObservableType/timeout(_:other:scheduler:)`` for singles, maybes and completables.
    ///
    /// - Parameters:
    ///   - dueTime: The time that the source has for its result.
    ///   - other: The sequence to continue with; it has no time limit of its own.
    ///   - scheduler: Runs the timer and subscribes to the other sequence.
    /// - Returns: The source's result, or the other's.
    /// - Complexity: O(1) for an element; one timer is armed.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(
        _ dueTime: any RxTimeSpan,
        other: PrimitiveSequence<Trait, Element>,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}
