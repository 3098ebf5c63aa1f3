// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxSchedulers

extension InfallibleType where Element: Sendable {
    /// Subscribes to the source, and disposes of that subscription, on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(on:)`` for sequences that can't fail.
    ///
    /// - Parameter scheduler: Where to subscribe and to dispose.
    /// - Returns: The source's events; ends with the source.
    /// - SeeAlso: [subscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }
}

extension InfallibleType {
    /// Subscribes a closure that takes every event.
    ///
    /// - Parameter on: Called with each event, one at a time, on whichever thread the sequence runs.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
    }

    /// Subscribes a closure for each kind of event.
    ///
    /// ```swift
    /// _ = Infallible.of(1, 2).subscribe(onNext: { print($0) }, onCompleted: { print("done") })  // there is no onError
    /// // Prints "1", "2", "done".
    /// ```
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@Sendable (Object, Element) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: weakly(object, onNext),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }
}
