public import RxDisposables
internal import RxSchedulers

extension ObservableType {
    /// Subscribes a closure that takes every event.
    ///
    /// ```swift
    /// _ = Observable.of("rain", "sun").subscribe { event in
    ///     switch event {
    ///     case .next(let weather): print(weather)
    ///     case .error(let error): print("failed: \(error)")
    ///     case .completed: print("done")
    ///     }
    /// }
    /// // Prints "rain", "sun", "done".
    /// ```
    ///
    /// One closure for each kind of event is shorter: ``subscribe(onNext:onError:onCompleted:onDisposed:)``.
    ///
    /// - Parameter on: Called with each event, one at a time, on whichever thread the sequence runs.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribeHandlers(
            HandlerSink.self,
            onNext: { on(.next($0)) },
            onError: { on(.error($0)) },
            onCompleted: { on(.completed) },
            onDisposed: nil
        )
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// ```swift
    /// let weather = PublishSubject<String>()
    /// let subscription = weather.subscribe(
    ///     onNext: { print($0) },
    ///     onError: { print("failed: \($0)") },
    ///     onCompleted: { print("done") }
    /// )
    /// weather.onNext("rain")
    /// weather.onNext("sun")
    /// subscription.dispose()
    /// weather.onNext("snow")  // nobody listens any more
    /// // Prints "rain", "sun".
    /// ```
    ///
    /// The result is the `Disposable` that ends the subscription. Give it to a bag that the subscriber owns, so that
    /// the subscription ends together with its owner:
    ///
    /// ```swift
    /// titles.subscribe(onNext: { show($0) }).disposed(by: bag)
    /// ```
    ///
    /// - The subscription runs without being held, too; but then nothing can end it, and the compiler warns that the
    ///   result is unused. For a sequence that is sure to end, write `_ =`.
    /// - A closure that names `self` keeps it alive until the subscription ends. Capture `[weak self]`, or use
    ///   ``subscribe(with:onNext:onError:onCompleted:onDisposed:)``.
    /// - The closures run on the thread that sends. To touch a view or a view model, put
    ///   `observe(on: MainScheduler.instance)` before `subscribe`; the closures are `@MainActor` then.
    ///
    /// [Disposal and memory](/documentation/rx/disposalandmemory) says what keeps what alive.
    ///
    /// When the sequence ends, the order is: the terminal closure, `onDisposed`, and then the dispose actions of the
    /// source. On an explicit `dispose()` the source's come first.
    ///
    /// Also known as `sink` (Combine), `subscribeNext` (older RxSwift), `forEach` (RxJS).
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onError: Takes the error. Without it, an error goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
    public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        let source = asObservable()
        // This is inlined in the client: if a `just` is made in the same function, no object is made for the sequence
        // either.
        if let just = source.asJust {
            let subscription = deliver(just.element, onNext, onCompleted, onDisposed)
            // The disposable is made here, in the client, which leaves it out if the result isn't used.
            return subscription ?? Disposables.create()
        }
        return source.subscribeHandlers(
            HandlerSink.self,
            onNext: onNext,
            onError: onError,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @_transparent @_alwaysEmitIntoClient @preconcurrency
    package func strictSubscribe(
        _ onNext: consuming (@Sendable (Element) -> Void)?,
        _ onError: consuming (@Sendable (any Error) -> Void)?,
        _ onCompleted: consuming (@Sendable () -> Void)?,
        _ onDisposed: consuming (@Sendable () -> Void)?
    ) -> any Disposable {
        subscribe(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// ```swift
    /// final class Log: Sendable {
    ///     let name = "weather"
    /// }
    /// let log = Log()
    /// _ = Observable.of("rain", "sun").subscribe(with: log, onNext: { log, text in print(log.name, text) })
    /// // Prints "weather rain", "weather sun".
    /// ```
    ///
    /// It is `[weak self]` without the `guard`: usually the object is `self`.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onNext: Takes each element.
    ///   - onError: Takes the error. Without it, an error goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@Sendable (Object, Element) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: weakly(object, onNext),
            onError: weakly(object, onError),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }
}

extension Observable {
    /// The common implementation of all forms with closures.
    ///
    /// The caller, usually a client, passes the class of the last sink as a constant: a look-up here costs a third of a
    /// subscription to a subject.
    @usableFromInline
    package final func subscribeHandlers(
        _ sink: HandlerSink<Element>.Type,
        onNext: consuming (@Sendable (Element) -> Void)?,
        onError: consuming (@Sendable (any Error) -> Void)?,
        onCompleted: consuming (@Sendable () -> Void)?,
        onDisposed: consuming (@Sendable () -> Void)?
    ) -> any Disposable {
        // Most nodes are asked once, which is a virtual call.
        let shape = shape
        if case .just = shape, let just = asJust {
            return deliver(just.element, onNext, onCompleted, onDisposed) ?? Disposables.create()
        }
        if let subscription = subscribeWithoutSink(shape, onCompleted, onDisposed) { return subscription }
        return attachHandlers(sink, onNext, onError, onCompleted, onDisposed)
    }

    /// The subscription to a sequence that sends only its end, or nothing at all; `nil` for any other sequence.
    @inline(__always)
    final func subscribeWithoutSink(
        _ shape: Shape,
        _ onCompleted: (@Sendable () -> Void)?,
        _ onDisposed: (@Sendable () -> Void)?
    ) -> (any Disposable)? {
        switch shape {
        case .empty where !Instrumentation.isOn:
            Trampoline.current.run {
                onCompleted?()
                onDisposed?()
            }
            return Disposables.create()
        // There is no event, but disposal has to call `onDisposed`.
        case .never where !Instrumentation.isOn:
            guard let onDisposed else { return BooleanDisposable() }
            return Subscription(onDisposed: onDisposed)
        case .general, .empty, .never, .just, .concat:
            return nil
        }
    }

    /// Subscribes the last sink of a chain, without shortcuts.
    ///
    /// A sink that ends the subscription itself, before the source has ended, needs an upstream of its own to stop the
    /// source.
    final func attachHandlers(
        _ sink: HandlerSink<Element>.Type,
        endsByItself: Bool = false,
        _ onNext: consuming (@Sendable (Element) -> Void)?,
        _ onError: consuming (@Sendable (any Error) -> Void)?,
        _ onCompleted: consuming (@Sendable () -> Void)?,
        _ onDisposed: consuming (@Sendable () -> Void)?
    ) -> any Disposable {
        var onError = onError
        // `??` isn't used, since it would wrap the closure on its way in and on its way out, in two objects.
        if onError == nil { onError = Hooks.defaultHandler(recording: self) }
        let subscription = (endsByItself ? nil : makeSubscription()) ?? Subscription()
        subscription.attach(onDisposed: onDisposed)
        let end = sink.init(subscription, onNext: onNext, onError: consume onError, onCompleted: onCompleted)
        if subscription.hasSink {
            let trampoline = Trampoline.current
            let isOutermost = trampoline.begin()
            subscription.start(consume end, of: self)
            if isOutermost { trampoline.end() }
        } else {
            attach(end)
        }
        return subscription
    }
}

/// Calls closures with one element and the end.
///
/// - Returns: The subscription, where subscriptions are watched; otherwise none is made, since no other event can come
///   between the calls.
@usableFromInline
func deliver<Element>(
    _ element: Element,
    _ onNext: (@Sendable (Element) -> Void)?,
    _ onCompleted: (@Sendable () -> Void)?,
    _ onDisposed: (@Sendable () -> Void)?
) -> (any Disposable)? {
    if Instrumentation.isOn { return attach(to: element, onNext, onCompleted, onDisposed) }
    let trampoline = Trampoline.current
    let isOutermost = trampoline.begin()
    onNext?(element)
    onCompleted?()
    onDisposed?()
    if isOutermost { trampoline.end() }
    return nil
}

/// Subscribes the last sink to one element, where subscriptions are watched.
@inline(never)
private func attach<Element>(
    to element: Element,
    _ onNext: (@Sendable (Element) -> Void)?,
    _ onCompleted: (@Sendable () -> Void)?,
    _ onDisposed: (@Sendable () -> Void)?
) -> any Disposable {
    JustNode(element).attachHandlers(HandlerSink.self, onNext, nil, onCompleted, onDisposed)
}
