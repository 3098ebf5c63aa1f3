public import RxObservable

extension ObservableType {
    /// The elements of a sequence without its error.
    ///
    /// ```
    /// source:      a--b--#
    /// elements():  a--b--|
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
    /// - Returns: The elements of the `next` events; ends with the source, and not with an event that says so.
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
