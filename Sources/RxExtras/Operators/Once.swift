internal import RxDisposables
public import RxObservable

extension ObservableType where Element: Sendable {
    /// Emits an element to the first subscriber, and nothing to others.
    ///
    /// ```
    /// once(x), first:   (x|)
    /// once(x), second:  |
    /// ```
    ///
    /// ```swift
    /// let welcome = Observable.once("welcome")
    /// _ = welcome.subscribe(onNext: { print("first: \($0)") })
    /// _ = welcome.subscribe(onNext: { print("second: \($0)") })
    /// // Prints "first: welcome".
    /// ```
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence whose first subscriber receives the element; it completes at once for all.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    public static func once(_ element: Element) -> Observable<Element> {
        let remaining = Locked<Element?>(element)
        return .deferred { remaining.withLock { $0.take() }.map { .just($0) } ?? .empty() }
    }
}
