public import RxObservable

extension ObservableType {
    /// Lenient form of `concat(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        Concat(.sequence(AnySequence(sequence)))
    }
}
