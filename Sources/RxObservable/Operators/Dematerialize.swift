extension ObservableType where Element: EventConvertible & SendableMetatype {
    /// Turns elements that are events back into the events themselves.
    ///
    /// ```
    /// source:           a--b--e--f--|
    /// dematerialize():  a--b--#
    /// ```
    ///
    /// Here `a` and `b` are `next` events and `e` is an `error` event. The inverse of ``ObservableType/materialize()``.
    ///
    /// ```swift
    /// let recorded: [Event<String>] = [.next("a"), .next("b"), .completed]
    /// _ = Observable.from(recorded)
    ///     .dematerialize()
    ///     .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    /// // Prints "a", "b", "done".
    /// ```
    ///
    /// - Returns: The elements of the `next` events; ends with the first terminal event among the elements, or with the
    ///   source.
    /// - SeeAlso: [dematerialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @_alwaysEmitIntoClient
    public func dematerialize() -> Observable<Element.Element> {
        stepNode("dematerialize", asObservable(), false) { stage, element in
            guard !stage.state else { return }
            switch element.event {
            case .next(let element): return stage.send(element)
            case .error(let error):
                stage.state = true
                stage.finish(error)
            case .completed:
                stage.state = true
                stage.finish()
            }
        }
    }
}
