#if canImport(Combine)
internal import RxDisposables
internal import RxSchedulers

/// An object that delivers on the main thread.
protocol Delivering: AnyObject, Sendable {
    func deliver()
}

func hopToMain(_ subscription: any Delivering) {
    _ = MainScheduler.instance.schedule(subscription) { subscription in
        subscription.deliver()
        return Disposables.create()
    }
}
#endif
