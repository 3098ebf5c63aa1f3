public import RxDisposables
public import RxObservable
public import RxTraits

// Names that RxSwift 6 has deprecated, and that differ from the new ones in more than the name: `catch` is a property
// that is called, and the `onError` of a single has no default. The others are in `Sources/Forms/Deprecated.swift`.

extension ObservableType {
    /// Deprecated name of `catch(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "catch(_:)")
    public func catchError(
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        caught(asObservable(), sendable(handler))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Deprecated name of `subscribe(onSuccess:onFailure:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, deprecated: 5.0, obsoleted: 6.0, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: @escaping (any Error) -> Void,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
    }
}
