// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Gives a place in a chain a name, which reports use.
    ///
    /// The form of `checkpoint(_:fileID:line:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func checkpoint(
        _ name: String,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.checkpoint(name, fileID: fileID, line: line) }
    }
}
