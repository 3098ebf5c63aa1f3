extension ObservableType {
    /// A sequence without events.
    ///
    /// ```
    /// never():  ---
    /// ```
    ///
    /// It stands where a sequence is expected and no event should come, as in a test that has to wait for ever:
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let answer = Observable<String>.never().timeout(.seconds(3), scheduler: scheduler)
    /// _ = answer.subscribe(onError: { print($0) })
    /// scheduler.advanceTo(3)
    /// // Prints "Nothing came in time.".
    /// ```
    ///
    /// Also known as `NEVER` (RxJS), `Empty(completeImmediately: false)` (Combine).
    ///
    /// - Returns: A sequence that sends nothing and doesn't end.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    public static func never() -> Observable<Element> {
        Node((), shape: .never) { chain, _ in
            chain.append("never")
        } run: { sink, _ in
            sink.onSubscribe(.nothing)
        }
    }
}
