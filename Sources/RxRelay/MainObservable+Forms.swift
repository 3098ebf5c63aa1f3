public import RxDisposables
public import RxObservable

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension MainObservableType {
    /// The form of `bind(to:)` for code of the main actor, which may use the main actor's conformances.
    @MainActor @_disfavoredOverload
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        promised.subscribe(assumingMain: ObserverGroup(observers))
    }

    /// Forwards every event to observers.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        promised.subscribe(ObserverGroup(observers))
    }

    /// The form of `bind(to:)` for code of the main actor, which may use the main actor's conformances.
    @MainActor @_disfavoredOverload
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        promised.subscribe(assumingMain: OptionalObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        promised.subscribe(OptionalObserverGroup(observers))
    }

    /// Calls a closure with every element.
    ///
    /// The form of `bind(onNext:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closure
    /// runs on the main actor.
    public func bind(onNext: @escaping @MainActor (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext)
    }

    /// Calls a closure with an object and every element, for as long as the object lives.
    ///
    /// The form of `bind(with:onNext:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its
    /// closure runs on the main actor.
    public func bind<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(with: object, onNext: onNext)
    }

    /// The form of `bind(with:onNext:)` for code of the main actor, whose objects may not be `Sendable`.
    @available(swift, introduced: 6.0) @MainActor
    public func bind<Object: AnyObject>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(with: object, onNext: onNext)
    }
}
