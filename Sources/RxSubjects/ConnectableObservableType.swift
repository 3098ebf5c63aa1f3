public import RxDisposables
public import RxObservable

/// A sequence that starts with `connect()` instead of with a subscription, so that all its subscribers share one run.
public protocol ConnectableObservableType<Element>: ObservableType {
    /// Subscribes to the source, unless it is connected already.
    ///
    /// - Returns: The connection: disposing of it ends the subscription to the source.
    func connect() -> any Disposable
}
