public import RxObservable

extension ObservableConvertibleType where Element: Sendable {
    /// The sequence as a shared one: an error becomes an element and the end.
    ///
    /// - Parameters:
    ///   - sharingStrategy: How it is shared.
    ///   - onErrorJustReturn: Sent in place of an error.
    /// - Returns: The source's elements on the main thread; completes with the source, and after that element when it
    ///   fails.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asSharedSequence<Sharing: SharingStrategyProtocol>(
        sharingStrategy: Sharing.Type = Sharing.self,
        onErrorJustReturn: Element
    ) -> SharedSequence<Sharing, Element> {
        SharedSequence(asObservable().observe(on: Sharing.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// The sequence as a shared one, which continues with another sequence after an error.
    ///
    /// - Parameters:
    ///   - sharingStrategy: How it is shared.
    ///   - onErrorDriveWith: The sequence to continue with.
    /// - Returns: The source's elements on the main thread, and after an error those of the other sequence.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asSharedSequence<Sharing: SharingStrategyProtocol>(
        sharingStrategy: Sharing.Type = Sharing.self,
        onErrorDriveWith: SharedSequence<Sharing, Element>
    ) -> SharedSequence<Sharing, Element> {
        SharedSequence(asObservable().observe(on: Sharing.scheduler).replacingError(with: onErrorDriveWith.source))
    }

    /// The sequence as a shared one, which continues with the sequence that a closure returns for an error.
    ///
    /// - Parameters:
    ///   - sharingStrategy: How it is shared.
    ///   - onErrorRecover: Returns the sequence to continue with.
    /// - Returns: The source's elements on the main thread, and after an error those of the handler's sequence.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asSharedSequence<Sharing: SharingStrategyProtocol>(
        sharingStrategy: Sharing.Type = Sharing.self,
        onErrorRecover: @escaping @MainActor (any Error) -> SharedSequence<Sharing, Element>
    ) -> SharedSequence<Sharing, Element> {
        let recover = assumeMain(onErrorRecover)
        return SharedSequence(asObservable().observe(on: Sharing.scheduler).catch { recover($0).source })
    }
}
