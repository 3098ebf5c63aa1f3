public import RxDisposables
public import RxObservable
public import RxSchedulers

/// A sequence that is, or becomes, a ``ControlEvent``.
public protocol ControlEventType<Element>: ObservableType {
    /// The value as a control event.
    func asControlEvent() -> ControlEvent<Element>
}

/// Events of a control: a tap, an edit, a scroll.
///
/// ```swift
/// extension Reactive where Base: Button {
///     var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
/// }
/// ```
///
/// The code that makes one promises that `events` doesn't fail, sends nothing on subscription, and completes when the
/// control goes away. The subscription is made on the main thread, whichever thread subscribes, and the events are
/// delivered there: at once if they are sent there, else later.
public struct ControlEvent<PropertyType>: ControlEventType, MainObservableType, InfallibleConvertibleType {
    /// The type of the elements.
    public typealias Element = PropertyType

    /// The promise to deliver on the main thread.
    @inlinable public static var _mainThreadPromise: _MainThreadPromise<ControlEvent<PropertyType>> {
        _MainThreadPromise()
    }

    private let events: Observable<PropertyType>

    /// Makes a control event.
    ///
    /// - Parameter events: The events of the control; those that are sent on another thread are moved to main.
    @_disfavoredOverload
    public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType, PropertyType: Sendable {
        self.init(assumingMain: events.asObservable().observedOnMain())
    }

    /// Makes a control event of events that come on the main thread.
    ///
    /// - Parameter events: The events of the control.
    public init<Events: MainObservableType>(events: Events) where Events.Element == PropertyType {
        self.init(assumingMain: events.promised)
    }

    /// Makes a control event from events that arrive on the main thread, if they are subscribed to there.
    package init(assumingMain events: Observable<PropertyType>) {
        // A control is touched only on the main thread, whichever thread subscribes (contract U1).
        self.events = events.subscribedOnMain()
    }

    /// Sends the events of the control to an observer.
    ///
    /// - Parameter observer: Takes the events.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == PropertyType {
        events.subscribe(observer)
    }

    /// The events as a plain observable, without the promises of the trait.
    ///
    /// - Returns: The same events, as an observable.
    public func asObservable() -> Observable<PropertyType> {
        events
    }

    /// The control event itself.
    public func asControlEvent() -> ControlEvent<PropertyType> {
        self
    }

    /// The events as a sequence that can't fail.
    ///
    /// - Returns: The same events. An error, which the control promised not to send, goes to
    ///   `Hooks.defaultErrorHandler` and ends them.
    public func asInfallible() -> Infallible<PropertyType> {
        withoutErrors(events)
    }
}

extension ControlEvent: Sendable where PropertyType: Sendable {}

extension ControlEvent where PropertyType: Sendable {
    /// The events as a driver.
    ///
    /// - Returns: The same events, shared, with the latest for a new subscriber.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asDriver() -> Driver<PropertyType> {
        asInfallible().asDriver()
    }

    /// The events as a signal.
    ///
    /// - Returns: The same events, shared.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asSignal() -> Signal<PropertyType> {
        asInfallible().asSignal()
    }
}
