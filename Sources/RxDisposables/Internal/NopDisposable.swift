/// Has nothing to dispose of.
final class NopDisposable: Disposable {
    /// The only instance that is needed.
    static let shared = NopDisposable()

    private init() {}

    var isFinished: Bool {
        true
    }

    func dispose() {}
}
