internal import RxObservable

extension ObservableType {
    /// The elements, and `nil` when the source completes, before its completion.
    func withEnd() -> Observable<Element?> {
        asObservable().stateful({}, next: { _, element in .send(element) }, end: { _ in [nil] })
    }
}
