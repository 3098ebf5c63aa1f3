// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxRelay
public import RxTraits

extension ObservableConvertibleType {
    /// Lenient form of `asDriver(onErrorJustReturn:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// Lenient form of `asDriver(onErrorDriveWith:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }
}

extension InfallibleType {
    /// Lenient form of `asDriver()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension BehaviorRelay {
    /// Lenient form of `asDriver()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}
