internal import RxObservable
public import RxRelay

extension PublishRelay: InfallibleConvertibleType {
    /// The relay, which can't fail, as an infallible.
    ///
    /// - Returns: Each new element.
    public func asInfallible() -> Infallible<Element> {
        Infallible(asObservable())
    }
}

extension BehaviorRelay: InfallibleConvertibleType {
    /// The relay, which can't fail, as an infallible.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 0)
    /// let badge = count.asInfallible().map { "\($0) new" }  // for others to read, and not to write
    /// badge.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// // Prints "0 new".
    /// ```
    ///
    /// - Returns: The value and each new one.
    public func asInfallible() -> Infallible<Element> {
        Infallible(asObservable())
    }
}

extension ReplayRelay: InfallibleConvertibleType {
    /// The relay, which can't fail, as an infallible.
    ///
    /// - Returns: The kept elements and each new one.
    public func asInfallible() -> Infallible<Element> {
        Infallible(asObservable())
    }
}
