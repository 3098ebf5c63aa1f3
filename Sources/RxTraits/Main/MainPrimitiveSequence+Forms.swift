public import RxDisposables
public import RxObservable
public import RxSchedulers

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension MainPrimitiveSequence where Trait == SingleTrait {
    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for singles of the main thread: its closure runs
    /// on the main actor.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (SingleEvent<Element>) -> Void) -> any Disposable {
        primitiveSequence.subscribe(assumeMain(on))
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for singles of
    /// the main thread: its closures run on the main actor.
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: (@MainActor (Element) -> Void)? = nil,
        onFailure: (@MainActor (any Error) -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: assumeMainIfAny(onSuccess),
            onError: assumeMainIfAny(onFailure),
            onCompleted: nil,
            onDisposed: hoppingToMainIfAny(onDisposed)
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for singles
    /// of the main thread: its closures run on the main actor.
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

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for singles of the main thread: its closures run
    /// on the main actor.
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
    /// The form of `asMaybe()` of ``PrimitiveSequenceType`` for singles of the main thread.
    @_alwaysEmitIntoClient
    public func asMaybe() -> MainMaybe<Element> {
        MainMaybe(source)
    }

    /// Continues with a maybe made from the element.
    ///
    /// The form of `flatMapMaybe(_:)` of ``PrimitiveSequenceType`` for singles of the main thread: its closure runs on
    /// the main actor.
    @_alwaysEmitIntoClient
    public func flatMapMaybe<Result>(
        _ selector: @escaping @MainActor (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(assumeMain(selector)))
    }

    /// Continues with a completable made from the element.
    ///
    /// The form of `flatMapCompletable(_:)` of ``PrimitiveSequenceType`` for singles of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func flatMapCompletable(_ selector: @escaping @MainActor (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap(assumeMain(selector)))
    }
}

extension MainPrimitiveSequence where Trait == MaybeTrait {
    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for maybes of the main thread: its closure runs
    /// on the main actor.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (MaybeEvent<Element>) -> Void) -> any Disposable {
        primitiveSequence.subscribe(assumeMain(on))
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for maybes of the
    /// main thread: its closures run on the main actor.
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: (@MainActor (Element) -> Void)? = nil,
        onError: (@MainActor (any Error) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: assumeMainIfAny(onSuccess),
            onError: assumeMainIfAny(onError),
            onCompleted: assumeMainIfAny(onCompleted),
            onDisposed: hoppingToMainIfAny(onDisposed)
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for maybes
    /// of the main thread: its closures run on the main actor.
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

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for maybes of the main thread: its closures run
    /// on the main actor.
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
    /// The form of `ifEmpty(default:)` of ``PrimitiveSequenceType`` for maybes of the main thread.
    @_alwaysEmitIntoClient
    public func ifEmpty(default: sending Element) -> MainSingle<Element> {
        MainSingle(source.ifEmpty(default: `default`))
    }

    /// The maybe as a single, for which no element is an error.
    ///
    /// The form of `asSingle()` of ``PrimitiveSequenceType`` for maybes of the main thread.
    @_alwaysEmitIntoClient
    public func asSingle() -> MainSingle<Element> {
        MainObservable(source).asSingle()
    }
}

extension MainPrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for completables of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (CompletableEvent) -> Void) -> any Disposable {
        primitiveSequence.subscribe(assumeMain(on))
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for completables
    /// of the main thread: its closures run on the main actor.
    @_alwaysEmitIntoClient
    public func subscribe(
        onCompleted: (@MainActor () -> Void)? = nil,
        onError: (@MainActor (any Error) -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeAssumingMain(onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for
    /// completables of the main thread: its closures run on the main actor.
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

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for completables of the main thread: its closures
    /// run on the main actor.
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
    /// The form of `observe(on:)` of ``PrimitiveSequenceType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.observe(on: scheduler))
    }

    /// Delays the elements and the completion.
    ///
    /// The form of `delay(_:scheduler:)` of ``PrimitiveSequenceType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func delay(
        _ dueTime: any RxTimeSpan,
        scheduler: any MainSchedulerType
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
    }

    /// Fails when no event comes in time.
    ///
    /// The form of `timeout(_:scheduler:)` of ``PrimitiveSequenceType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    /// The form of `retry()` of ``PrimitiveSequenceType`` for singles, maybes and completables of the main thread.
    @_alwaysEmitIntoClient
    public func retry() -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.retry())
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of `debug(_:trimOutput:file:line:function:)` of ``PrimitiveSequenceType`` for singles, maybes and
    /// completables of the main thread.
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
    /// The form of `retry(_:)` of ``PrimitiveSequenceType`` for singles, maybes and completables of the main thread.
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(MainObservable(source).retry(maxAttemptCount))
    }

    /// Continues with another sequence when the source fails.
    ///
    /// The form of `catch(_:)` of ``PrimitiveSequenceType`` for singles, maybes and completables of the main thread:
    /// its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func `catch`(
        _ handler: @escaping @MainActor (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        primitiveSequence.catch(assumeMain(handler))
    }
}

extension MainPrimitiveSequence where Trait: ElementTrait {
    /// Transforms each element.
    ///
    /// The form of `map(_:)` of ``PrimitiveSequenceType`` for singles and maybes of the main thread: its closure runs
    /// on the main actor.
    @_alwaysEmitIntoClient
    public func map<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result
    ) -> MainPrimitiveSequence<Trait, Result> {
        MainPrimitiveSequence<Trait, Result>(source.map(assumeMain(transform)))
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of `filter(_:)` of ``PrimitiveSequenceType`` for singles and maybes of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainMaybe<Element> {
        MainMaybe(source.filter(assumeMain(predicate)))
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of `compactMap(_:)` of ``PrimitiveSequenceType`` for singles and maybes of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func compactMap<Result>(_ transform: @escaping @MainActor (Element) throws -> Result?) -> MainMaybe<Result> {
        MainMaybe(source.compactMap(assumeMain(transform)))
    }

    /// The end of the sequence, without its element.
    ///
    /// The form of `asCompletable()` of ``PrimitiveSequenceType`` for singles and maybes of the main thread.
    @_alwaysEmitIntoClient
    public func asCompletable() -> MainCompletable {
        MainCompletable(source.ignoreElements())
    }

    /// Emits one last element when the source fails, and completes.
    ///
    /// The form of `catchAndReturn(_:)` of ``PrimitiveSequenceType`` for singles and maybes of the main thread.
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: sending Element) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(MainObservable(source).catchAndReturn(element))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of `flatMap(_:)` of ``PrimitiveSequenceType`` for singles and maybes of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func flatMap<Result>(
        _ selector: @escaping @MainActor (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence<Trait, Result>(raw: source.flatMap(assumeMain(selector)))
    }
}
