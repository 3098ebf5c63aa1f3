public import RxDisposables
@_spi(Pipeline) public import RxObservable

/// A sequence that starts when ``connect()`` is called: what `multicast`, `publish`, `replay` and `replayAll` make.
///
/// ```swift
/// let clicks = source.publish()
/// let first = clicks.subscribe(onNext: { show($0) })
/// let second = clicks.subscribe(onNext: { count($0) })
/// let connection = clicks.connect()  // The source is subscribed to once.
/// connection.dispose()
/// ```
///
/// Subscribers subscribe to a subject, and the connection feeds the subject from the source. After a connection has
/// been disposed of, there can be another, with a new subject if a closure makes them; subscribers of the old subject
/// receive nothing more.
///
/// The end of the source is the end of the connectable sequence: ``connect()`` doesn't subscribe to the source anew,
/// and a new subscriber receives what the subject sends after its end. With ``ConnectableObservableType/refCount()``,
/// the next subscriber does start it anew.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// The connection that subscribers join now.
    var connection: SharedConnection<Element> {
        fatalError(
            """
            \(type(of: self)) is a connectable sequence without a connection. Make one with `multicast`, `publish` or \
            `replay`; the class itself has nothing to connect to.
            """
        )
    }

    /// Removes the current connection, if it is `connection`, so that a new one can follow.
    ///
    /// It runs no foreign code, so it may be called under a lock.
    ///
    /// - Returns: The object to keep until the lock has been released.
    func forget(_ connection: SharedConnection<Element>) -> AnyObject? {
        nil
    }

    /// Subscribes to the source, unless it is connected already.
    ///
    /// - Returns: The connection: disposing of it ends the subscription to the source. Before that, and after the
    ///   source has ended, every call returns the same one.
    public func connect() -> any Disposable {
        let connection = connection
        connection.connect()
        return connection.handle
    }

    @_spi(Pipeline) public override func run(_ sink: Sink<Element>) {
        connection.subscribe(sink)
    }
}

// SAFETY: as its superclass; `Multicast`, the one subclass, guards its state.
extension ConnectableObservable: @unchecked Sendable where Element: Sendable {}
