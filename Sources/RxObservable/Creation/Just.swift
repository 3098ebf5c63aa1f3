public import RxSchedulers

extension ObservableType {
    /// A sequence of one element.
    ///
    /// ```
    /// just("a"):  (a|)
    /// ```
    ///
    /// For several elements use ``of(_:)``, for those of a collection ``from(_:)``.
    ///
    /// ```swift
    /// let isOnline = false
    /// let news = isOnline ? downloads : Observable.just("from the cache")
    /// _ = news.subscribe(onNext: { print($0) })
    /// // Prints "from the cache".
    /// ```
    ///
    /// Also known as `Just` (Combine), `of` (RxJS).
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element at once and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> Observable<Element> {
        JustNode(element)
    }

    /// A sequence of one element, emitted on a scheduler.
    ///
    /// ```
    /// just("a", scheduler: scheduler):  (a|)
    /// ```
    ///
    /// ```swift
    /// let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
    /// let greeting = Observable.just("hello", scheduler: queue)  // comes on a background queue
    /// for try await text in greeting.values { print(text) }
    /// // Prints "hello".
    /// ```
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: Sends the element, and then the end in a turn of its own.
    /// - Returns: A sequence that sends the element and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func just(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Element: Sendable {
        elements(of: [element], on: scheduler)
    }
}
