public import RxDisposables
public import RxObservable
internal import RxSchedulers

/// What is a ``ControlEvent``.
public protocol ControlEventType<Element>: ObservableType {
    /// The value as a control event.
    ///
    /// - Returns: The control event.
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
/// The code that makes one promises that `events` doesn't fail, sends nothing on subscription, sends on the main
/// thread, and completes when the control goes away. The subscription is made on the main thread, whichever thread
/// subscribes.
public struct ControlEvent<PropertyType>: ControlEventType, MainObservableType, InfallibleConvertibleType {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// Makes a control event.
    ///
    /// - Parameter events: The events of the control.
    public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
        self.events = events.asObservable().subscribedOnMain()
    }

    /// Sends the events of the control to an observer.
    ///
    /// - Parameter observer: Takes the events.
    /// - Returns: The subscription.
    public func subscribe<Observer: ObserverType & SendableMetatype>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == PropertyType {
        events.subscribe(observer)
    }

    /// The events without their promise.
    ///
    /// - Returns: The same events, as an observable.
    public func asObservable() -> Observable<PropertyType> {
        events
    }

    /// The control event itself.
    ///
    /// - Returns: The same events.
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
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func asDriver() -> Driver<PropertyType> {
        asInfallible().asDriver()
    }

    /// The events as a signal.
    ///
    /// - Returns: The same events, shared.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func asSignal() -> Signal<PropertyType> {
        asInfallible().asSignal()
    }
}
