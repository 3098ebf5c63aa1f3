// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `skip(while:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @inline(__always)
    public consuming func skip(
        while predicate: @escaping (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skip(while: predicate) }
    }
}
