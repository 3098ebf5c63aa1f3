internal import RxObservable

extension ObservableType {
    /// The elements, and `nil` when the source completes, before its completion.
    func withEnd() -> Observable<Element?> {
        // A state that takes room: the thread sanitizer takes one that takes none for the field beside it.
        asObservable().stateful(false, next: { _, element in .send(element) }, end: { _ in [nil] })
    }
}
