public import RxObservable

extension ObservableType {
    /// The elements of a sequence without its error.
    ///
    /// ```
    /// source:      a--b--#
    /// elements():  a--b--|
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let news = Observable.of("rain").concat(Observable.error(Offline()))
    /// _ = news.elements().subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    /// // Prints "rain", "done".
    /// ```
    ///
    /// - Returns: The elements; completes when the source ends, and doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func elements() -> Observable<Element> {
        catchErrorJustComplete()
    }

    /// The error of a sequence, as an element.
    ///
    /// ```
    /// source:    a--b--#
    /// errors():  ------(e|)
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let news = Observable.of("rain").concat(Observable.error(Offline()))
    /// _ = news.errors().subscribe(onNext: { print($0) })
    /// // Prints "Offline()".
    /// ```
    ///
    /// - Returns: The error, if there is one; completes when the source ends, and doesn't fail.
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @_alwaysEmitIntoClient
    public func errors() -> Observable<any Error> {
        materialize().errors()
    }
}

extension ObservableType where Element: EventConvertible & SendableMetatype {
    /// The elements among the events of a sequence that was materialized.
    ///
    /// ```swift
    /// let request = Observable.of("3 hits").materialize().share(replay: 2)
    /// _ = request.elements().subscribe(onNext: { print("list: \($0)") })
    /// _ = request.errors().subscribe(onNext: { print("alert: \($0)") })
    /// // Prints "list: 3 hits".
    /// ```
    ///
    /// - Returns: The elements of the `next` events; ends with the source, not with a terminal event among its
    ///   elements.
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @_alwaysEmitIntoClient
    public func elements() -> Observable<Element.Element> {
        asObservable().compactMap { $0.event.element }
    }

    /// The errors among the events of a sequence that was materialized.
    ///
    /// - Returns: The errors of the `error` events; ends with the source.
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @_alwaysEmitIntoClient
    public func errors() -> Observable<any Error> {
        asObservable().compactMap { $0.event.error }
    }
}
