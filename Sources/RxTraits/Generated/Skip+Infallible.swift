// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension InfallibleType {
    /// Ignores the first elements.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(_:)`` for sequences that can't fail.
    ///
    /// - Parameter count: The number of elements to drop; none for zero or less.
    /// - Returns: The elements after the first `count`; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().skip(count))
    }

    /// Ignores the elements that arrive within a duration of subscribing.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(_:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - duration: The time during which elements are dropped, counted from the subscription.
    ///   - scheduler: Runs the timer.
    /// - Returns: The elements after that time; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public func skip(_ duration: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().skip(duration, scheduler: scheduler))
    }

    /// Ignores elements until another sequence emits one.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(until:)`` for sequences that can't fail.
    ///
    /// - Parameter other: Its first element lets the source's elements through; its completion alone does nothing. It
    ///   is subscribed to after the source.
    /// - Returns: The source's elements after that; completes with the source if the other has emitted.
    /// - SeeAlso: [skipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    @_alwaysEmitIntoClient
    public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other.asObservable()))
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(while:)`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter predicate: Whether an element is dropped. It isn't called any more after the first element that
    ///   passes.
    /// - Returns: The first element that doesn't satisfy the predicate, and all after it; ends with the source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }
}
