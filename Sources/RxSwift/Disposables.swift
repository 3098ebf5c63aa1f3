public import RxDisposables

extension Disposables {
    /// Lenient form of `create(with:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
        AnonymousDisposable(sendable(dispose))
    }
}
