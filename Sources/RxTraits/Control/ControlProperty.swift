public import RxDisposables
public import RxObservable
public import RxSchedulers

/// A sequence that is, or becomes, a ``ControlProperty``.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
    /// The value as a control property.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control that its user changes and the program sets: a text, a switch, a slider.
///
/// ```swift
/// extension Reactive where Base: TextField {
///     var text: ControlProperty<String> {
///         ControlProperty(values: base.texts, valueSink: Binder(base) { $0.text = $1 })
///     }
/// }
/// ```
///
/// The code that makes one promises that `values` doesn't fail, sends the current value on subscription and then each
/// change by the user (not by the program), and completes when the control goes away. The subscription is made on the
/// main thread, whichever thread subscribes, and the values are delivered there: at once if they are sent there, else
/// later.
public struct ControlProperty<PropertyType>: ControlPropertyType, MainObservableType, InfallibleConvertibleType {
    /// The type of the elements.
    public typealias Element = PropertyType

    /// The promise to deliver on the main thread.
    @inlinable public static var _mainThreadPromise: _MainThreadPromise<ControlProperty<PropertyType>> {
        _MainThreadPromise()
    }

    private let values: Observable<PropertyType>
    @usableFromInline let valueSink: AnyObserver<PropertyType>

    /// Makes a control property.
    ///
    /// - Parameters:
    ///   - values: The current value and the changes by the user; those that are sent on another thread are moved to
    ///     main.
    ///   - valueSink: Sets the value.
    @_disfavoredOverload
    public init<Values: ObservableType, Setter: ObserverType & Sendable>(
        values: Values,
        valueSink: Setter
    ) where Values.Element == PropertyType, Setter.Element == PropertyType, PropertyType: Sendable {
        self.init(assumingMain: values.asObservable().observedOnMain(), AnyObserver(valueSink))
    }

    /// Makes a control property of values that come on the main thread.
    ///
    /// - Parameters:
    ///   - values: The current value and the changes by the user.
    ///   - valueSink: Sets the value.
    public init<Values: MainObservableType, Setter: ObserverType & Sendable>(
        values: Values,
        valueSink: Setter
    ) where Values.Element == PropertyType, Setter.Element == PropertyType {
        self.init(assumingMain: values.promised, AnyObserver(valueSink))
    }

    /// Makes a control property from values that arrive on the main thread, if they are subscribed to there.
    package init(assumingMain values: Observable<PropertyType>, _ valueSink: AnyObserver<PropertyType>) {
        // A control is touched only on the main thread, whichever thread subscribes (contract U1).
        self.values = values.subscribedOnMain()
        self.valueSink = valueSink
    }

    /// Sends the values of the control to an observer.
    ///
    /// - Parameter observer: Takes the values.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == PropertyType {
        values.subscribe(observer)
    }

    /// Sets the value; reports an error.
    ///
    /// - Parameter event: An element is set, completion goes to the setter, an error to `Hooks.defaultErrorHandler`.
    @inlinable
    public func on(_ event: Event<PropertyType>) {
        switch event {
        case .next(let value): valueSink.onNext(value)
        case .error(let error): Hooks.defaultErrorHandler([], error)
        case .completed: valueSink.onCompleted()
        }
    }

    /// Only the changes by the user, without the current value.
    ///
    /// ```swift
    /// let field = field
    /// let edits = ControlProperty(values: field.texts, valueSink: Binder(field) { $0.text = $1 }).changed
    /// edits.subscribe(onNext: { self.label.text = "edited: \($0)" }).disposed(by: bag)  // not for the first text
    /// ```
    ///
    /// - Returns: The values after the first.
    public var changed: ControlEvent<PropertyType> {
        // The first element is the current value (contract U2).
        ControlEvent(assumingMain: values.skip(1))
    }

    /// The values as a plain observable, without the promises of the trait.
    ///
    /// - Returns: The same values, as an observable.
    public func asObservable() -> Observable<PropertyType> {
        values
    }

    /// The control property itself.
    public func asControlProperty() -> ControlProperty<PropertyType> {
        self
    }

    /// The values as a sequence that can't fail.
    ///
    /// - Returns: The same values. An error, which the control promised not to send, goes to
    ///   `Hooks.defaultErrorHandler` and ends them.
    public func asInfallible() -> Infallible<PropertyType> {
        withoutErrors(values)
    }
}

extension ControlProperty: Sendable where PropertyType: Sendable {}

extension ControlProperty: OrderingObserver {}

extension ControlProperty where PropertyType: Sendable {
    /// The values as a driver.
    ///
    /// - Returns: The same values, shared, with the latest for a new subscriber.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asDriver() -> Driver<PropertyType> {
        asInfallible().asDriver()
    }
}

extension ControlPropertyType where Element == String? {
    /// The property with an empty text in place of none.
    ///
    /// - Returns: A property of texts that aren't optional.
    public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(values: property.map { $0 ?? "" }, valueSink: property.mapObserver { $0 })
    }
}
