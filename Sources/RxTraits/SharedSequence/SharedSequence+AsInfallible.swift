internal import RxObservable

extension SharedSequence: InfallibleConvertibleType {
    /// The sequence as an infallible, which needn't be shared.
    ///
    /// - Returns: The same elements, on the main thread.
    public func asInfallible() -> Infallible<Element> {
        Infallible(asObservable())
    }
}
