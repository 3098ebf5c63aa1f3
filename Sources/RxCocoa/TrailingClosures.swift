public import RxDisposables
public import RxObservable
public import RxTraits

// See the file `TrailingClosures.swift` of the module `RxSwift`.

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Form of `drive(onNext:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func drive(trailing onNext: ((Element) -> Void)?) -> any Disposable {
        drive(onNext: onNext, onCompleted: nil, onDisposed: nil)
    }

    /// Form of `drive(with:onNext:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func drive<Object: AnyObject>(with object: Object, trailing onNext: ((Object, Element) -> Void)?)
        -> any Disposable
    {
        drive(with: object, onNext: onNext, onCompleted: nil, onDisposed: nil)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Form of `emit(onNext:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func emit(trailing onNext: ((Element) -> Void)?) -> any Disposable {
        emit(onNext: onNext, onCompleted: nil, onDisposed: nil)
    }

    /// Form of `emit(with:onNext:onCompleted:onDisposed:)` for a trailing closure, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func emit<Object: AnyObject>(with object: Object, trailing onNext: ((Object, Element) -> Void)?)
        -> any Disposable
    {
        emit(with: object, onNext: onNext, onCompleted: nil, onDisposed: nil)
    }
}
