// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableConvertibleType {
    /// Lenient form of `asSharedSequence(sharingStrategy:onErrorJustReturn:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asSharedSequence<Sharing: SharingStrategyProtocol>(
        sharingStrategy: Sharing.Type = Sharing.self,
        onErrorJustReturn: Element
    ) -> SharedSequence<Sharing, Element> {
        SharedSequence(asObservable().observe(on: Sharing.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// Lenient form of `asSharedSequence(sharingStrategy:onErrorDriveWith:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asSharedSequence<Sharing: SharingStrategyProtocol>(
        sharingStrategy: Sharing.Type = Sharing.self,
        onErrorDriveWith: SharedSequence<Sharing, Element>
    ) -> SharedSequence<Sharing, Element> {
        SharedSequence(asObservable().observe(on: Sharing.scheduler).replacingError(with: onErrorDriveWith.source))
    }

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
}
