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

    /// RxSwiftExt's `subscribe(weak:onNext:)` for all events, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0, renamed: "subscribe(weak:onNext:)")
    public func subscribe<Object: AnyObject>(
        weak object: Object,
        _ on: @escaping (Object) -> (Event<Element>) -> Void
    ) -> any Disposable {
        asObservable().materialize().subscribe(onNext: weakly(object, on))
    }

    /// RxSwiftExt's name for `subscribe(weak:onNext:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0, renamed: "subscribe(weak:onNext:)")
    public func subscribeNext<Object: AnyObject>(
        weak object: Object,
        _ onNext: @escaping (Object) -> (Element) -> Void
    ) -> any Disposable {
        subscribe(weak: object, onNext: onNext)
    }

    /// RxSwiftExt's name for `subscribe(weak:onError:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0, renamed: "subscribe(weak:onError:)")
    public func subscribeError<Object: AnyObject>(
        weak object: Object,
        _ onError: @escaping (Object) -> (any Error) -> Void
    ) -> any Disposable {
        subscribe(weak: object, onError: onError)
    }

    /// RxSwiftExt's name for `subscribe(weak:onCompleted:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0, renamed: "subscribe(weak:onCompleted:)")
    public func subscribeCompleted<Object: AnyObject>(
        weak object: Object,
        _ onCompleted: @escaping (Object) -> () -> Void
    ) -> any Disposable {
        subscribe(weak: object, onCompleted: onCompleted)
    }
}

private func weakly<Object: AnyObject, Argument>(
    _ object: Object,
    _ method: ((Object) -> (Argument) -> Void)?
) -> (@Sendable (Argument) -> Void)? {
    guard let method else { return nil }
    return unchecked { [weak object] (argument: Argument) in if let object { method(object)(argument) } }
}

private func weakly<Object: AnyObject>(
    _ object: Object,
    _ method: ((Object) -> () -> Void)?
) -> (@Sendable () -> Void)? {
    guard let method else { return nil }
    return unchecked { [weak object] in if let object { method(object)() } }
}
