// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Gives a place in a chain a name, which reports use.
    ///
    /// The form of `checkpoint(_:fileID:line:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func checkpoint(_ name: String, fileID: String = #fileID, line: UInt = #line) -> MainObservable<Element> {
        MainObservable(promised.checkpoint(name, fileID: fileID, line: line))
    }
}
