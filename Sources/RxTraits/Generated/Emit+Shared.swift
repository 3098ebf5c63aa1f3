// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxRelay

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Subscribes a closure for each kind of event.
    ///
    /// ```swift
    /// let errors = PublishRelay<String>()
    /// let alerts = errors.asSignal()
    /// alerts.emit(onNext: { print("alert: \($0)") }).disposed(by: bag)
    /// errors.accept("no connection")
    /// // Prints "alert: no connection".
    /// ```
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(
            onNext: weaklyOnMain(object, onNext),
            onError: nil,
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Subscribes for the side effects alone.
    ///
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit() -> any Disposable {
        source.subscribe()
    }

    /// Forwards the events to observers.
    ///
    /// - Parameter observers: Take the events.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(onMain: ObserverGroup(observers))
    }

    /// Forwards the events to observers of optional elements.
    ///
    /// - Parameter observers: Take the events.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(onMain: OptionalObserverGroup(observers))
    }

    /// Forwards the elements to relays.
    ///
    /// ```swift
    /// let taps = PublishRelay<Int>()
    /// let log = PublishRelay<Int>()
    /// log.subscribe(onNext: { print("tap \($0)") }).disposed(by: bag)
    /// taps.asSignal().emit(to: log).disposed(by: bag)
    /// taps.accept(1)
    /// // Prints "tap 1".
    /// ```
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards the elements to relays of optional elements.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards the elements to relays.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards the elements to relays of optional elements.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards the elements to relays.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards the elements to relays of optional elements.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }
}
