extension ObservableType {
    /// A sequence without elements that fails at once.
    ///
    /// ```
    /// error(failure):  #
    /// ```
    ///
    /// ```swift
    /// struct TooShort: Error {}
    /// let checked = Observable.of("swift", "rx").flatMap { name -> Observable<String> in
    ///     name.count < 3 ? .error(TooShort()) : .just(name)
    /// }
    /// _ = checked.subscribe(onNext: { print($0) }, onError: { print($0) })
    /// // Prints "swift", "TooShort()".
    /// ```
    ///
    /// Also known as `throwError` (RxJS), `Fail` (Combine).
    ///
    /// - Parameter error: The error.
    /// - Returns: A sequence that fails with `error` when it is subscribed to.
    /// - SeeAlso: [throw](https://reactivex.io/documentation/operators/empty-never-throw.html)
    public static func error(_ error: any Error) -> Observable<Element> {
        Node(error) { chain, _ in
            chain.append("error")
        } run: { sink, error in
            sink.endAtOnce(error)
        }
    }
}
