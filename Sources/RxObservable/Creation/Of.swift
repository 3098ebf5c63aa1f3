public import RxSchedulers

extension ObservableType {
    /// A sequence of the given elements.
    ///
    /// ```
    /// of(a, b, c):  (abc|)
    /// ```
    ///
    /// - Parameters:
    ///   - elements: The elements, in order.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    public static func of(
        _ elements: Element...,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        FromArray(elements, scheduler: scheduler)
    }
}
