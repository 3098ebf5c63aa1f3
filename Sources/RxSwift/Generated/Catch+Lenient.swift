// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension ObservableType {
    /// Lenient form of `catch(sequence:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func `catch`<Sequence: Swift.Sequence>(
        sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        CatchSequence(.sequence(AnySequence(sequence)))
    }
}
