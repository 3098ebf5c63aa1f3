// The filtering operators, with closures of the main actor. Details and marble diagrams are at the operators of the
// same name of `ObservableType`.

extension MainObservableType {
    /// Emits the first elements and then completes.
    ///
    /// - Parameter count: The number of elements; with 0 the sequence completes at once, on the main thread.
    /// - Returns: The first elements, on the main thread; completes after the last of them, and ends with the source.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> MainObservable<Element> {
        let taken = asObservable().take(count)
        return MainObservable(count == 0 ? taken.subscribedOnMain() : taken)
    }
}
