public import RxSchedulers
public import RxTraits

extension SharingStrategyProtocol {
    /// Lenient form of the promise to deliver on the main thread, for strategies of clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static var _mainThreadPromise: _MainThreadPromise<Self> { _MainThreadPromise() }
}
