public import RxObservable

extension ObservableType {
    /// Emits a separator between every two elements.
    ///
    /// ```
    /// source:                   a---b---c---|
    /// interspersed(with: "x"):  a---(xb)(xc)|
    /// ```
    ///
    /// The separator comes right before the next element, so none trails.
    ///
    /// ```swift
    /// _ = Observable.of("a", "b", "c").interspersed(with: ",").subscribe(onNext: { print($0) })
    /// // Prints "a", ",", "b", ",", "c".
    /// ```
    ///
    /// Also known as `intersperse`.
    ///
    /// - Parameter separator: Sent before each element from the second on; a value that isn't `Sendable` can't be used
    ///   by the caller any more.
    /// - Returns: The source's elements with the separator between them; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func interspersed(with separator: sending Element) -> Observable<Element> {
        stepNode("interspersed(with:)", asObservable(), (separator: separator, hasBegun: false)) { stage, element in
            if stage.state.hasBegun {
                stage.send(stage.state.separator)
                guard !stage.isStopped else { return }
            } else {
                stage.update { $0.hasBegun = true }
            }
            stage.send(element)
        }
    }
}
