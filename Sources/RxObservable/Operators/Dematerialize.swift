extension ObservableType where Element: EventConvertible & SendableMetatype {
    /// Emits the events that the elements of the source stand for.
    ///
    /// ```
    /// source:           a--b--e--f--|
    /// dematerialize():  a--b--#
    /// ```
    ///
    /// Here `a` and `b` are `next` events and `e` is an `error` event. The way back from
    /// ``ObservableType/materialize()``.
    ///
    /// - Returns: The elements of the `next` events; ends with the first terminal event among the elements, or with the
    ///   source.
    /// - SeeAlso: [dematerialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    public func dematerialize() -> Observable<Element.Element> {
        Lift("dematerialize", asObservable()) { DematerializeSink($0) }
    }
}

private final class DematerializeSink<Element: EventConvertible>: FinishingStage<Element, Element.Element> {
    override func onNext(_ element: Element) {
        guard !isFinished else { return }
        switch element.event {
        case .next(let element): downstream.onNext(element)
        case .error(let error): finish(error)
        case .completed: finish()
        }
    }
}
