// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSubjects

extension ObservableType {
    /// Lenient form of `replayAll()`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func replayAll() -> ConnectableObservable<Element> {
        multicast { ReplaySubject.createUnbounded() }
    }
}
