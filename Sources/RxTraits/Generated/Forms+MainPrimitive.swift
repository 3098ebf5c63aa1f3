// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxSchedulers

extension MainPrimitiveSequence where Trait == SingleTrait {
    /// Subscribes a closure that takes the result.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for singles of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameter on: Called with the result.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (SingleEvent<Element>) -> Void) -> any Disposable {
        primitiveSequence.subscribe(onMain(on))
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for singles
    /// of the main thread: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onFailure: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: (@MainActor (Element) -> Void)? = nil,
        onFailure: (@MainActor (any Error) -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onMainIfAny(onSuccess),
            onError: onMainIfAny(onFailure),
            onCompleted: nil,
            onDisposed: hoppingToMainIfAny(onDisposed)
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// singles of the main thread: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onSuccess: Takes the element.
    ///   - onFailure: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@MainActor (Object, Element) -> Void)? = nil,
        onFailure: (@MainActor (Object, any Error) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weaklyOnMain(object, onSuccess),
            onFailure: weaklyOnMain(object, onFailure),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Performs side effects for each event, and leaves the single as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for singles of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it is forwarded; an error that it throws fails the single.
    ///   - afterSuccess: Called with the element after it was forwarded; an error that it throws goes to
    ///     ``/RxObservable/Hooks/defaultErrorHandler`` if the subscriber has taken the element.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to; a subscription from another thread hops to main for
    ///     it.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of, and after
    ///     `onSubscribed`, even if the source ends while it is being subscribed to.
    /// - Returns: The source's result, on the main thread.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func `do`(
        onSuccess: (@MainActor (Element) throws -> Void)? = nil,
        afterSuccess: (@MainActor (Element) throws -> Void)? = nil,
        onError: (@MainActor (any Error) throws -> Void)? = nil,
        afterError: (@MainActor (any Error) throws -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> MainSingle<Element> {
        MainSingle(
            MainObservable(source).do(
                onNext: onSuccess,
                afterNext: afterSuccess,
                onError: onError,
                afterError: afterError,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// The single as a maybe, which always has an element.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The same result.
    @_alwaysEmitIntoClient
    public func asMaybe() -> MainMaybe<Element> {
        MainMaybe(source)
    }

    /// Continues with a maybe made from the element.
    ///
    /// The form for the main thread: its closure is the main actor's. What comes out isn't bound to it.
    ///
    /// - Parameter selector: Makes the maybe; an error that it throws fails the sequence.
    /// - Returns: The result of that maybe.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapMaybe<Result>(
        _ selector: @escaping @MainActor (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(onMain(selector)))
    }

    /// Continues with a completable made from the element.
    ///
    /// The form for the main thread: its closure is the main actor's. What comes out isn't bound to it.
    ///
    /// - Parameter selector: Makes the completable; an error that it throws fails the sequence.
    /// - Returns: The end of that completable.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapCompletable(_ selector: @escaping @MainActor (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap(onMain(selector)))
    }
}

extension MainPrimitiveSequence where Trait == MaybeTrait {
    /// Subscribes a closure that takes the result.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for maybes of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameter on: Called with the result.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (MaybeEvent<Element>) -> Void) -> any Disposable {
        primitiveSequence.subscribe(onMain(on))
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for maybes
    /// of the main thread: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when there is no element.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: (@MainActor (Element) -> Void)? = nil,
        onError: (@MainActor (any Error) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onMainIfAny(onSuccess),
            onError: onMainIfAny(onError),
            onCompleted: onMainIfAny(onCompleted),
            onDisposed: hoppingToMainIfAny(onDisposed)
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// maybes of the main thread: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when there is no element.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@MainActor (Object, Element) -> Void)? = nil,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weaklyOnMain(object, onSuccess),
            onError: weaklyOnMain(object, onError),
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Performs side effects for each event, and leaves the maybe as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for maybes of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameters:
    ///   - onNext: Called with the element before it is forwarded; an error that it throws fails the maybe.
    ///   - afterNext: Called with the element after it was forwarded; an error that it throws goes to
    ///     ``/RxObservable/Hooks/defaultErrorHandler`` if the subscriber has taken the element.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded. The sequence is over then, so an error that it throws
    ///     goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to; a subscription from another thread hops to main for
    ///     it.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of, and after
    ///     `onSubscribed`, even if the source ends while it is being subscribed to.
    /// - Returns: The source's result, on the main thread.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func `do`(
        onNext: (@MainActor (Element) throws -> Void)? = nil,
        afterNext: (@MainActor (Element) throws -> Void)? = nil,
        onError: (@MainActor (any Error) throws -> Void)? = nil,
        afterError: (@MainActor (any Error) throws -> Void)? = nil,
        onCompleted: (@MainActor () throws -> Void)? = nil,
        afterCompleted: (@MainActor () throws -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> MainMaybe<Element> {
        MainMaybe(
            MainObservable(source).do(
                onNext: onNext,
                afterNext: afterNext,
                onError: onError,
                afterError: afterError,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// Emits a default element if the source completes without one.
    ///
    /// The form for the main thread.
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: A single of the maybe's element, or of `default`; fails with the maybe.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(default: sending Element) -> MainSingle<Element> {
        MainSingle(source.ifEmpty(default: `default`))
    }

    /// The maybe as a single, for which no element is an error.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The element; fails with `RxError.noElements` if there is none, and with the maybe.
    @_alwaysEmitIntoClient
    public func asSingle() -> MainSingle<Element> {
        MainObservable(source).asSingle()
    }
}

extension MainPrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// Subscribes a closure that takes the end.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for completables of the main thread: its
    /// closures are the main actor's.
    ///
    /// - Parameter on: Called with the end.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (CompletableEvent) -> Void) -> any Disposable {
        primitiveSequence.subscribe(onMain(on))
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// completables of the main thread: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - onCompleted: Called when it is done.
    ///   - onError: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(
        onCompleted: (@MainActor () -> Void)? = nil,
        onError: (@MainActor (any Error) -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// completables of the main thread: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onCompleted: Called when it is done.
    ///   - onError: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: weaklyOnMain(object, onCompleted),
            onError: weaklyOnMain(object, onError),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Performs side effects for each event, and leaves the completable as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for completables of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded. The sequence is over then, so an error that it throws
    ///     goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to; a subscription from another thread hops to main for
    ///     it.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of, and after
    ///     `onSubscribed`, even if the source ends while it is being subscribed to.
    /// - Returns: The source's end, on the main thread.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func `do`(
        onError: (@MainActor (any Error) throws -> Void)? = nil,
        afterError: (@MainActor (any Error) throws -> Void)? = nil,
        onCompleted: (@MainActor () throws -> Void)? = nil,
        afterCompleted: (@MainActor () throws -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> MainCompletable {
        MainCompletable(
            MainObservable(source).do(
                onError: onError,
                afterError: afterError,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Moves what follows to a scheduler: the operators and closures after it run there.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameter scheduler: Where to deliver.
    /// - Returns: The source's events; ends with the source.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.observe(on: scheduler))
    }

    /// Delays the elements and the completion.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: How much later each element is delivered.
    ///   - scheduler: Runs the timers and delivers the elements.
    /// - Returns: The source's elements, each `dueTime` later; completes `dueTime` after the source, and fails with it
    ///   at once, dropping the elements that are still delayed.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(
        _ dueTime: any RxTimeSpan,
        scheduler: any MainSchedulerType
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
    }

    /// Fails when no event comes in time.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - scheduler: Runs the timer and sends the error.
    /// - Returns: The source's elements; fails with ``/RxObservable/RxError/timeout`` when `dueTime` has passed without
    ///   an event, and ends with the source.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(
        _ dueTime: any RxTimeSpan,
        scheduler: any MainSchedulerType
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
    }
}

extension MainPrimitiveSequence {
    /// Subscribes again whenever the source fails.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The elements of each attempt; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry() -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.retry())
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form for the main thread.
    ///
    /// - Parameters:
    ///   - identifier: The name in each line; without it, the place of the call.
    ///   - trimOutput: Whether an event's text of more than 40 characters is cut in the middle.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - function: The function of the call.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(
            source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// The form for the main thread.
    ///
    /// - Parameter maxAttemptCount: The greatest number of subscriptions to the source, the first one included. With
    ///   zero the sequence completes at once; a negative number is a programmer error.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the last attempt's
    ///   error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(MainObservable(source).retry(maxAttemptCount))
    }

    /// Continues with another sequence when the source fails.
    ///
    /// The form for the main thread: its closure is the main actor's. What comes out isn't bound to it.
    ///
    /// - Parameter handler: Receives the error and returns the sequence to continue with; an error that it throws fails
    ///   the result.
    /// - Returns: The source's result; if that is an error, the handler's.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func `catch`(
        _ handler: @escaping @MainActor (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        primitiveSequence.catch(onMain(handler))
    }
}

extension MainPrimitiveSequence where Trait: ElementTrait {
    /// Transforms each element.
    ///
    /// The form for the main thread: its closure is the main actor's.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func map<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result
    ) -> MainPrimitiveSequence<Trait, Result> {
        MainPrimitiveSequence<Trait, Result>(source.map(onMain(transform)))
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form for the main thread: its closure is the main actor's.
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainMaybe<Element> {
        MainMaybe(source.filter(onMain(predicate)))
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form for the main thread: its closure is the main actor's.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func compactMap<Result>(_ transform: @escaping @MainActor (Element) throws -> Result?) -> MainMaybe<Result> {
        MainMaybe(source.compactMap(onMain(transform)))
    }

    /// The end of the sequence, without its element.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: Completion when the source succeeds or completes; fails with it.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func asCompletable() -> MainCompletable {
        MainCompletable(source.ignoreElements())
    }

    /// Emits one last element when the source fails, and completes.
    ///
    /// The form for the main thread.
    ///
    /// - Parameter element: Sent instead of the error.
    /// - Returns: The source's elements and, if it fails, the last element; it doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: sending Element) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(MainObservable(source).catchAndReturn(element))
    }

    /// Continues with a sequence of the same kind, made from the element.
    ///
    /// The form for the main thread: its closure is the main actor's. What comes out isn't bound to it.
    ///
    /// - Parameter selector: Makes the single of a single's element, the maybe of a maybe's; an error that it throws
    ///   fails the sequence.
    /// - Returns: The result of that sequence; without an element, the source's result.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMap<Result>(
        _ selector: @escaping @MainActor (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence<Trait, Result>(raw: source.flatMap(onMain(selector)))
    }
}
