internal import RxObservable

extension SharedSequence: InfallibleConvertibleType {
    /// The sequence as an infallible, which needn't be shared.
    public func asInfallible() -> Infallible<Element> {
        Infallible(asObservable())
    }
}
