internal import Builtin
public import RxDisposables
public import RxObservable

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
            onNext: weakly(object, onNext),
            onError: weakly(object, onError),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }
}

private func weakly<Object: AnyObject, Argument>(
    _ object: Object,
    _ method: ((Object) -> (Argument) -> Void)?
) -> (@Sendable (Argument) -> Void)? {
    guard let method else { return nil }
    let closure: (Argument) -> Void = { [weak object] in if let object { method(object)($0) } }
    // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
    let unchecked: @Sendable (Argument) -> Void = Builtin.reinterpretCast(closure)
    return unchecked
}

private func weakly<Object: AnyObject>(
    _ object: Object,
    _ method: ((Object) -> () -> Void)?
) -> (@Sendable () -> Void)? {
    guard let method else { return nil }
    let closure: () -> Void = { [weak object] in if let object { method(object)() } }
    // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
    let unchecked: @Sendable () -> Void = Builtin.reinterpretCast(closure)
    return unchecked
}
