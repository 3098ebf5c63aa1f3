public import RxObservable
public import RxTraits

extension ObservableConvertibleType {
    /// Lenient form of `asDriver(onErrorRecover:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension ObservableConvertibleType {
    /// Lenient form of `asSharedSequence(sharingStrategy:onErrorRecover:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asSharedSequence<Sharing: SharingStrategyProtocol>(
        sharingStrategy: Sharing.Type = Sharing.self,
        onErrorRecover: @escaping (any Error) -> SharedSequence<Sharing, Element>
    ) -> SharedSequence<Sharing, Element> {
        let recover = sendable { (error: any Error) in onErrorRecover(error).source }
        return SharedSequence(caught(asObservable().observe(on: Sharing.scheduler), recover))
    }

    /// Lenient form of `asSignal(onErrorRecover:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}
