public import RxDisposables
public import RxObservable
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `subscribe(weak:onNext:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        weak object: Object,
        onNext: ((Object) -> (Element) -> Void)? = nil,
        onError: ((Object) -> (any Error) -> Void)? = nil,
        onCompleted: ((Object) -> () -> Void)? = nil,
        onDisposed: ((Object) -> () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            onNext: sendable(uncurried(onNext), with: object),
            onError: sendable(uncurried(onError), with: object),
            onCompleted: sendable(uncurried(onCompleted), with: object),
            onDisposed: sendable(uncurried(onDisposed), with: object)
        )
    }
}

private func uncurried<Object, Argument>(
    _ method: ((Object) -> (Argument) -> Void)?
) -> ((Object, Argument) -> Void)? {
    method.map { method in { method($0)($1) } }
}

private func uncurried<Object>(_ method: ((Object) -> () -> Void)?) -> ((Object) -> Void)? {
    method.map { method in { method($0)() } }
}
