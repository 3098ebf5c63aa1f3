public import RxDisposables
public import RxObservable

extension ObservableType {
    /// Lenient form of `bind(onNext:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext)
    }

    /// Lenient form of `bind(with:onNext:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func bind<Object: AnyObject>(
        with object: Object,
        onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(with: object, onNext: onNext)
    }
}
