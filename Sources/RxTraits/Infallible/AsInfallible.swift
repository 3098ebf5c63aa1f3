public import RxObservable

extension ObservableConvertibleType {
    /// The sequence as one that can't fail: an error becomes an element and the end.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let news = Observable.of("rain").concat(Observable.error(Offline()))
    /// let shown = news.asInfallible(onErrorJustReturn: "no connection")
    /// _ = shown.subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    /// // Prints "rain", "no connection", "done".
    /// ```
    ///
    /// - Parameter element: Sent in place of an error.
    /// - Returns: The source's elements; completes with the source, and after `element` when that fails.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asInfallible(onErrorJustReturn element: sending Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// The sequence as one that can't fail, which continues with another sequence after an error.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let cached = Infallible.of("yesterday's news")
    /// let news = Observable<String>.error(Offline()).asInfallible(onErrorFallbackTo: cached)
    /// _ = news.subscribe(onNext: { print($0) })
    /// // Prints "yesterday's news".
    /// ```
    ///
    /// - Parameter infallible: The sequence to continue with.
    /// - Returns: The source's elements, and after an error those of `infallible`; completes with the one that runs.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().replacingError(with: infallible.asObservable()))
    }

    /// The sequence as one that can't fail, which continues with the sequence that a closure returns for an error.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let news = Observable<String>.error(Offline())
    /// let shown = news.asInfallible(onErrorRecover: { error in Infallible.just("\(error)") })
    /// _ = shown.subscribe(onNext: { print($0) })
    /// // Prints "Offline()".
    /// ```
    ///
    /// - Parameter onErrorRecover: Returns the sequence to continue with.
    /// - Returns: The source's elements, and after an error those of the handler's sequence; completes with the one
    ///   that runs.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asInfallible(
        onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
    }
}

extension CatchOperator {
    /// Continues with a sequence that can't fail when the source fails.
    ///
    /// If a handler fits both this form and the one that returns an observable, the compiler chooses the latter; write
    /// `Infallible.just(0)` where `.just(0)` is ambiguous.
    ///
    /// - Parameter handler: Returns the sequence to continue with.
    /// - Returns: The source's elements, and after an error those of the handler's sequence; completes with the one
    ///   that runs.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func callAsFunction(
        _ handler: @escaping @Sendable (any Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        source.asInfallible(onErrorRecover: handler)
    }
}
