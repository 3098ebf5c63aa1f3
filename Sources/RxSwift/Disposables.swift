public import RxDisposables
public import RxUnchecked

extension Disposables {
    /// Lenient form of `create(with:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(with dispose: consuming @escaping () -> Void) -> any Cancelable {
        uncheckedCreate(dispose)
    }
}
