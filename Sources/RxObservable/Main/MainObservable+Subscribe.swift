public import RxDisposables

extension MainObservableType {
    /// Subscribes a closure that takes every event on the main thread.
    ///
    /// ```swift
    /// titles.observe(on: MainScheduler.instance)
    ///     .subscribe { event in self.label.text = event.element ?? "over" }
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameter on: Called with each event, one at a time.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onMain(on))
    }

    /// Subscribes an observer of the main actor.
    ///
    /// It may be one whose conformance is the main actor's, since every event comes on the main thread.
    ///
    /// - Parameter observer: Takes every event.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @MainActor
    @_disfavoredOverload
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(onMain: observer)
    }

    /// Subscribes a closure for each kind of event; they run on the main thread.
    ///
    /// When the sequence ends, the order is: the terminal closure, `onDisposed`, and then the dispose actions of the
    /// source. On an explicit `dispose()` the source's come first.
    ///
    /// ```swift
    /// titles.observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { [weak self] in self?.label.text = $0 }, onError: { [weak self] in self?.present($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onError: Takes the error. Without it, an error goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over, in whichever way; later, if it is disposed of on
    ///     another thread than main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onError: (@MainActor (any Error) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribeOnMain(
            onNext: onNext,
            onError: onError,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive; they run on the main
    /// thread.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// ```swift
    /// titles.observe(on: MainScheduler.instance)
    ///     .subscribe(with: self, onNext: { owner, title in owner.label.text = title })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onNext: Takes each element.
    ///   - onError: Takes the error. Without it, an error goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over, in whichever way; later, if it is disposed of on
    ///     another thread than main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: weaklyOnMain(object, onNext),
            onError: weaklyOnMain(object, onError),
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }
}

#if DEBUG
/// An observer that looks where it is called.
private struct MainObserver<Observer: ObserverType>: ObserverType {
    let observer: Observer

    func on(_ event: Event<Observer.Element>) {
        assertOnMain()
        observer.on(event)
    }
}
#endif

extension Observable {
    /// Subscribes an observer of the main actor, or whose conformance is the main actor's, to a sequence that delivers
    /// on main.
    package final func subscribe<Observer: ObserverType>(
        onMain observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        #if DEBUG
        subscribe(unchecked: MainObserver(observer: observer))
        #else
        subscribe(unchecked: observer)
        #endif
    }

    /// Subscribes closures of the main actor to a sequence that delivers on main: what all such forms come down to.
    @_alwaysEmitIntoClient
    package final func subscribeOnMain(
        onNext: (@MainActor (Element) -> Void)?,
        onError: (@MainActor (any Error) -> Void)?,
        onCompleted: (@MainActor () -> Void)?,
        onDisposed: (@MainActor () -> Void)?
    ) -> any Disposable {
        subscribeHandlers(
            HandlerSink.self,
            onNext: onNext.map { onMain($0) },
            onError: onError.map { onMain($0) },
            onCompleted: onCompleted.map { onMain($0) },
            onDisposed: onDisposed.map { hoppingToMain($0) }
        )
    }
}
