public import RxDisposables
public import RxObservable

extension ObservableType {
    /// Lenient form of `subscribe(weak:onNext:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
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

/// A method with an argument, of an object for as long as that lives.
private func weakly<Object: AnyObject, Argument>(
    _ object: Object,
    _ method: ((Object) -> (Argument) -> Void)?
) -> (@Sendable (Argument) -> Void)? {
    guard let method else { return nil }
    return sendable { [weak object] (argument: Argument) in
        if let object { method(object)(argument) }
    }
}

/// A method of an object for as long as that lives.
private func weakly<Object: AnyObject>(
    _ object: Object,
    _ method: ((Object) -> () -> Void)?
) -> (@Sendable () -> Void)? {
    guard let method else { return nil }
    return sendable { [weak object] in
        if let object { method(object)() }
    }
}
