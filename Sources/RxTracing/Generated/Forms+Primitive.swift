// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxTraits

extension PrimitiveSequenceType {
    /// Gives a place in a chain a name, which reports use.
    ///
    /// The form of `checkpoint(_:fileID:line:)` of ``/RxObservable/ObservableType`` for singles, maybes and
    /// completables.
    @_alwaysEmitIntoClient
    public func checkpoint(
        _ name: String,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.checkpoint(name, fileID: fileID, line: line))
    }
}
