internal import RxObservable

extension ObservableType {
    /// The elements, and `nil` when the source completes, before its completion.
    func withEnd() -> Observable<Element?> {
        // The state isn't used. It is a flag and not `()`: the thread sanitizer attributes an access to a zero-sized
        // field to the next field, and reports a race.
        asObservable().stateful(false, next: { _, element in .send(element) }, end: { _ in [nil] })
    }
}
