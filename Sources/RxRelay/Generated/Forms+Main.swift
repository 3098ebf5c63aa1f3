// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable

extension MainObservableType {
    /// Forwards every event to observers.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: the observers may
    /// be the main actor's.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @MainActor
    @_disfavoredOverload
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(onMain: ObserverGroup(observers))
    }

    /// Forwards every event to observers.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(ObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: the observers may
    /// be the main actor's.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @MainActor
    @_disfavoredOverload
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(onMain: OptionalObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(OptionalObserverGroup(observers))
    }

    /// Calls a closure with every element.
    ///
    /// The form of `bind(onNext:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closure is
    /// the main actor's.
    ///
    /// ```swift
    /// titles.observe(on: MainScheduler.instance).bind(onNext: { self.label.text = $0 }).disposed(by: bag)
    /// ```
    ///
    /// - Parameter onNext: Takes the elements.
    /// - Returns: The subscription.
    public func bind(onNext: @escaping @MainActor (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext)
    }

    /// Calls a closure with an object and every element, for as long as the object lives.
    ///
    /// The form of `bind(with:onNext:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its
    /// closure is the main actor's.
    ///
    /// ```swift
    /// titles.observe(on: MainScheduler.instance)
    ///     .bind(with: self, onNext: { owner, title in owner.label.text = title })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - object: The first argument of the closure; held weakly.
    ///   - onNext: Takes the object and each element.
    /// - Returns: The subscription.
    public func bind<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(with: object, onNext: onNext)
    }
}
