/// How long a shared sequence keeps what it replays: for ``RxObservable/ObservableType/share(replay:scope:)``.
///
/// ```swift
/// let config = Observable.just("config").do(onSubscribe: { print("loads") }).share(replay: 1, scope: .forever)
/// _ = config.subscribe(onNext: { print($0) })
/// _ = config.subscribe(onNext: { print($0) })  // kept: not loaded again
/// // Prints "loads", "config", "config".
/// ```
public enum SubjectLifetimeScope: Sendable {
    /// As long as there is a subscriber.
    ///
    /// When the last subscriber leaves, or the source ends, everything is forgotten. The next subscriber subscribes to
    /// the source anew, so a shared sequence can be retried.
    case whileConnected

    /// As long as the shared sequence exists.
    ///
    /// When the last subscriber leaves, the source is disposed of, and the next one subscribes to it anew; but that one
    /// gets the kept elements first. Once the source has ended, every new subscriber gets the kept elements and the
    /// terminal event, and the source isn't subscribed to again.
    case forever
}
