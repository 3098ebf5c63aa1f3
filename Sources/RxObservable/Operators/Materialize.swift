extension ObservableType {
    /// Emits the events of the source as elements, its end included.
    ///
    /// ```
    /// source:         a--b--#
    /// materialize():  a--b--(e|)
    /// ```
    ///
    /// Here `a` and `b` are `next` events and `e` is the `error` event. ``ObservableType/dematerialize()`` is the way
    /// back.
    ///
    /// To go on with something else after an error, there are ``catchAndReturn(_:)`` and ``retry(_:)``.
    ///
    /// - Returns: An element for each event; completes after the terminal one, and doesn't fail.
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    public func materialize() -> Observable<Event<Element>> {
        Lift("materialize", asObservable()) { MaterializeSink($0) }
    }
}

private final class MaterializeSink<Element>: FinishingStage<Element, Event<Element>> {
    override func onNext(_ element: Element) {
        downstream.onNext(.next(element))
    }

    override func onError(_ error: any Error) {
        finish(with: .error(error))
    }

    override func onCompleted() {
        finish(with: .completed)
    }
}
