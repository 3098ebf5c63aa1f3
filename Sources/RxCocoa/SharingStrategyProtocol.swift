public import RxSchedulers
public import RxTraits

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharingStrategyProtocol {
    /// Lenient form of the promise to deliver on the main thread, for strategies of clients in Swift 5 mode.
    public static var _mainThreadPromise: _MainThreadPromise<Self> { _MainThreadPromise() }
}
