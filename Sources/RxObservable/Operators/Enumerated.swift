extension ObservableType {
    /// Numbers the elements.
    ///
    /// ```
    /// source:        a---b---c---|
    /// enumerated():  0a--1b--2c--|
    /// ```
    ///
    /// ```swift
    /// let finish = Observable.of("Ann", "Ben")
    /// _ = finish.enumerated().subscribe(onNext: { print("\($0.index + 1). \($0.element)") })
    /// // Prints "1. Ann", "2. Ben".
    /// ```
    ///
    /// Also known as `mapWithIndex` (older RxSwift), `enumerate` (older RxSwift).
    ///
    /// - Returns: Each element with its index, from zero; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        stepNode("enumerated", asObservable(), 0) { stage, element in
            // The number is raised before the element is sent: an element that an observer causes while it receives
            // this one gets the next number. An overflow would take centuries.
            let index = stage.state
            stage.state = index &+ 1
            stage.send((index: index, element: element))
        }
    }
}
