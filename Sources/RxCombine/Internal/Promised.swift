#if canImport(Combine)
internal import RxDisposables
internal import RxSchedulers

/// What goes to another thread by a promise that no type says.
// SAFETY: each place that makes one says why.
struct Promised<Value>: @unchecked Sendable {
    let value: Value
}

/// What delivers on the main thread.
protocol Delivering: AnyObject, Sendable {
    func deliver()
}

func deliverOnMain(_ subscription: any Delivering) {
    _ = MainScheduler.instance.schedule(subscription) { subscription in
        subscription.deliver()
        return Disposables.create()
    }
}
#endif
