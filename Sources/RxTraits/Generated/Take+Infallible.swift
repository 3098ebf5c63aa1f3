// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension InfallibleType {
    /// Emits the first elements and then completes.
    ///
    /// The form of ``/RxObservable/ObservableType/take(_:)`` for sequences that can't fail.
    ///
    /// - Parameter count: The number of elements that pass. With zero the sequence completes at once, and the source
    ///   doesn't run; a negative number is a programmer error.
    /// - Returns: The first `count` elements; completes with the last of them, or with the source if that ends earlier.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().take(count))
    }

    /// Emits elements until another sequence emits one.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:)`` for sequences that can't fail.
    ///
    /// - Parameter other: Its first element completes the sequence; its completion alone does nothing. It is subscribed
    ///   to first.
    /// - Returns: The source's elements; completes with the source or at the other's first element.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// Emits elements until one satisfies a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:behavior:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element ends the sequence. It isn't called any more after the first such element.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that satisfies the predicate; completes there, or with the source if
    ///   that ends earlier.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(
        until predicate: @escaping @Sendable (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// Emits elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(while:behavior:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element passes. It isn't called any more after the first element that doesn't pass.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that doesn't satisfy the predicate; completes there, or with the source
    ///   if that ends earlier.
    /// - SeeAlso: [takeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(
        while predicate: @escaping @Sendable (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }
}

extension InfallibleType where Element: Sendable {
    /// Emits the elements that arrive within a duration and then completes.
    ///
    /// The form of ``/RxObservable/ObservableType/take(for:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - duration: The time during which elements pass, counted from the subscription.
    ///   - scheduler: Runs the timer and completes the sequence.
    /// - Returns: The source's elements during that time; completes when it is over, or with the source if that ends
    ///   earlier.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }
}
