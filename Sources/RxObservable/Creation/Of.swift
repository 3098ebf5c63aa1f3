public import RxSchedulers

extension ObservableType {
    /// A sequence of the given elements.
    ///
    /// ```
    /// of("a", "b", "c"):  (abc|)
    /// ```
    ///
    /// For elements that aren't `Sendable`, use ``from(_:)`` with an array, which the caller can't use any more.
    ///
    /// ```swift
    /// _ = Observable.of("red", "green", "blue").subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    /// // Prints "red", "green", "blue", "done".
    /// ```
    ///
    /// - Parameter elements: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func of(_ elements: Element...) -> Observable<Element> where Element: Sendable {
        from(elements)
    }

    /// A sequence of the given elements, emitted on a scheduler.
    ///
    /// ```swift
    /// let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
    /// for try await color in Observable.of("red", "green", scheduler: queue).values { print(color) }
    /// // Prints "red", "green".
    /// ```
    ///
    /// - Parameters:
    ///   - elements: The elements, in order.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func of(
        _ elements: Element...,
        scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Element: Sendable {
        from(elements, scheduler: scheduler)
    }
}
