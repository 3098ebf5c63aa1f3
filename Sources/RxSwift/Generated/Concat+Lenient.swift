// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

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

extension InfallibleType {
    /// Lenient form of `concat(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Lenient form of `concat(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Completable where Sequence.Element == Completable {
        PrimitiveSequence(raw: .concat(sequence.lazy.map(\.source)))
    }
}
