// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Gives a place in a chain a name, which reports use.
    ///
    /// The form of `checkpoint(_:fileID:line:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func checkpoint(_ name: String, fileID: String = #fileID, line: UInt = #line) -> Infallible<Element> {
        Infallible(asObservable().checkpoint(name, fileID: fileID, line: line))
    }
}
