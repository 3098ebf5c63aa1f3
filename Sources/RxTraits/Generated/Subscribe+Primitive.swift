// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Element: Sendable {
    /// Subscribes to the source, and disposes of that subscription, on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(on:)`` for singles, maybes and completables.
    ///
    /// - Parameter scheduler: Where to subscribe and to dispose.
    /// - Returns: The source's events; ends with the source.
    /// - SeeAlso: [subscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Subscribes a closure that takes the result.
    ///
    /// - Parameter observer: Takes the result.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ observer: @escaping @Sendable (SingleEvent<Element>) -> Void) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: { observer(.success($0)) },
            onError: { observer(.failure($0)) },
            onCompleted: nil,
            onDisposed: nil
        )
    }

    /// Subscribes a closure for each result.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let requests = [Single.just("3 hits"), Single.error(Offline())]
    /// for request in requests {
    ///     _ = request.subscribe(onSuccess: { print($0) }, onFailure: { print("failed: \($0)") })
    /// }
    /// // Prints "3 hits", "failed: Offline()".
    /// ```
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onFailure: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil,
        onFailure: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onSuccess,
            onError: onFailure,
            onCompleted: nil,
            onDisposed: onDisposed
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onSuccess: Takes the element.
    ///   - onFailure: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onFailure: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weakly(object, onSuccess),
            onFailure: weakly(object, onFailure),
            onDisposed: weakly(object, onDisposed)
        )
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Subscribes a closure that takes the result.
    ///
    /// - Parameter observer: Takes the result.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ observer: @escaping @Sendable (MaybeEvent<Element>) -> Void) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: { observer(.success($0)) },
            onError: { observer(.error($0)) },
            onCompleted: { observer(.completed) },
            onDisposed: nil
        )
    }

    /// Subscribes a closure for each result.
    ///
    /// ```swift
    /// _ = Maybe<Int>.empty().subscribe(
    ///     onSuccess: { print("found \($0)") },
    ///     onError: { print("failed: \($0)") },
    ///     onCompleted: { print("nothing there") }
    /// )
    /// // Prints "nothing there".
    /// ```
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: Called when there is no element.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onSuccess,
            onError: onError,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: Called when there is no element.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weakly(object, onSuccess),
            onError: weakly(object, onError),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Subscribes a closure that takes the end.
    ///
    /// - Parameter observer: Takes the end.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ observer: @escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
        source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
    }

    /// Subscribes a closure for each end.
    ///
    /// ```swift
    /// let save = Completable { try await disk.save(draft) }
    /// save.subscribe(onCompleted: { print("saved") }, onError: { print("not saved: \($0)") }).disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - onCompleted: Called when it is done.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        onCompleted: (@Sendable () -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onCompleted: Called when it is done.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: weakly(object, onCompleted),
            onError: weakly(object, onError),
            onDisposed: weakly(object, onDisposed)
        )
    }
}
