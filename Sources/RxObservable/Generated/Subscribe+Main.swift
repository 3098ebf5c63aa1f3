// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables

extension MainObservableType {
    /// Subscribes a closure that takes every event, on the main thread.
    ///
    /// - Parameter on: Called with each event, one at a time.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onMain(on))
    }

    /// Subscribes a closure for each kind of event, on the main thread.
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
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
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

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive, on the main thread.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onNext: Takes each element.
    ///   - onError: Takes the error. Without it, an error goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
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
