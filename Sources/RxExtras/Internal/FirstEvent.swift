internal import RxObservable

extension ObservableType {
    /// One element and completion when the sequence sends an element or completes.
    func firstEvent() -> Observable<Void> {
        asObservable().take(1).map { _ in }.ifEmpty(default: ())
    }
}
