extension ObservableType {
    /// Emits the events of the source as elements, its end included.
    ///
    /// ```
    /// source:         a--b--#
    /// materialize():  a--b--(e|)
    /// ```
    ///
    /// Here `a` and `b` are `next` events and `e` is the `error` event. ``ObservableType/dematerialize()`` is the
    /// inverse.
    ///
    /// To continue after an error, use ``catchAndReturn(_:)`` or ``retry(_:)``.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let answers = Observable.of("a").concat(Observable.error(Offline()))
    /// _ = answers.materialize().subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    /// // Prints "next(a)", "error(Offline())", "done".
    /// ```
    ///
    /// - Returns: An element for each event; completes after the terminal one, and doesn't fail.
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @_alwaysEmitIntoClient
    public func materialize() -> Observable<Event<Element>> {
        stepNode(
            "materialize",
            asObservable(),
            (),
            end: { stage, error in
                if let error { stage.finish(with: .error(error)) } else { stage.finish(with: .completed) }
            }
        ) { stage, element in
            stage.send(.next(element))
        }
    }
}
