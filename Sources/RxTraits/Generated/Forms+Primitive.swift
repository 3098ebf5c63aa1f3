// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Runs completables one after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// ```swift
    /// let login = Completable.empty().do(onCompleted: { print("logged in") })
    /// let upload = Completable.empty().do(onCompleted: { print("uploaded") })
    /// _ = Completable.concat(login, upload).subscribe(onCompleted: { print("done") })
    /// // Prints "logged in", "uploaded", "done".
    /// ```
    ///
    /// - Parameter sources: The sequences, each subscribed to when the one before it has completed.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .concat(sources.map(\.source)))
    }

    /// Runs completables one after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter collection: The sequences, each subscribed to when the one before it has completed. The collection
    ///   is read at the call; a Swift sequence that is `Sendable` is read as each one is needed.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .concat(collection.map(\.source)))
    }

    /// Runs completables one after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter sequence: Produces the sequences, each when the one before it has completed; it may be endless. Each
    ///   subscription makes an iterator.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Completable where Sequence.Element == Completable {
        PrimitiveSequence(raw: .concat(sequence.lazy.map(\.source)))
    }

    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for completables.
    ///
    /// ```swift
    /// let save = draft.isEmpty ? Completable.empty() : Completable { try await disk.save(draft) }
    /// ```
    ///
    /// - Returns: A sequence that completes when it is subscribed to.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func empty() -> Completable {
        PrimitiveSequence(raw: .empty())
    }

    /// Runs completables at the same time.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// ```swift
    /// let saves = Completable.merge(.empty(), .empty())  // both at the same time
    /// _ = saves.subscribe(onCompleted: { print("both are saved") })
    /// // Prints "both are saved".
    /// ```
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Runs completables at the same time.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// ```swift
    /// let saves = Completable.zip(.empty(), .empty())  // both at the same time
    /// _ = saves.subscribe(onCompleted: { print("both are saved") })
    /// // Prints "both are saved".
    /// ```
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func zip(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Runs completables at the same time.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Runs completables at the same time.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Subscribes a closure that takes the end.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter on: Called with the end, on whichever thread the sequence runs.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ on: @escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
        source.subscribe(onError: { on(.error($0)) }, onCompleted: { on(.completed) })
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// completables.
    ///
    /// ```swift
    /// let save = Completable { try await disk.save(draft) }
    /// save.subscribe(onCompleted: { print("saved") }, onError: { print("not saved: \($0)") }).disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - onCompleted: Called when it is done.
    ///   - onError: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
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
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// completables.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onCompleted: Called when it is done.
    ///   - onError: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
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

    /// Performs side effects for each event, and leaves the completable as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded. The sequence is over then, so an error that it throws
    ///     goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of, and after
    ///     `onSubscribed`, even if the source ends while it is being subscribed to.
    /// - Returns: The source's end.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Completable {
        PrimitiveSequence(
            raw: source.do(
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

extension PrimitiveSequence {
    /// A sequence that is made anew for each subscription.
    ///
    /// The form of `deferred(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// ```swift
    /// let clicks = BehaviorRelay(value: 0)
    /// let now = Single.just(clicks.value)  // reads the value here
    /// let later = Single.deferred { .just(clicks.value) }  // reads it for each subscriber
    ///
    /// clicks.accept(5)
    /// _ = now.subscribe(onSuccess: { print("now: \($0)") })
    /// _ = later.subscribe(onSuccess: { print("later: \($0)") })
    /// // Prints "now: 0", "later: 5".
    /// ```
    ///
    /// - Parameter observableFactory: Makes the sequence; an error that it throws fails the subscription. It is called
    ///   once for each subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }

    /// A sequence together with a resource that it needs, both made anew for each subscription.
    ///
    /// The form of `using(_:observableFactory:)` of ``/RxObservable/ObservableType`` for singles, maybes and
    /// completables.
    ///
    /// ```swift
    /// let lines = Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { file in .just(file.isDisposed) })
    /// _ = lines.subscribe(onSuccess: { print("closed while it is read: \($0)") })
    /// // Prints "closed while it is read: false".
    /// ```
    ///
    /// - Parameters:
    ///   - resourceFactory: Makes the resource; an error that it throws fails the subscription.
    ///   - primitiveSequenceFactory: Makes the sequence of the resource; an error that it throws fails the
    ///     subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for maybes.
    ///
    /// ```swift
    /// let saved = draft.isEmpty ? Maybe<String>.empty() : .just(draft)
    /// _ = saved.subscribe(onSuccess: { print($0) }, onCompleted: { print("no draft") })
    /// // Prints "no draft".
    /// ```
    ///
    /// - Returns: A sequence that completes when it is subscribed to.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func empty() -> Maybe<Element> {
        PrimitiveSequence(raw: .empty())
    }

    /// Emits a default element if the source completes without one.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(default:)`` for maybes.
    ///
    /// ```swift
    /// let cached = Maybe<String>.empty()
    /// _ = cached.ifEmpty(default: "nothing in the cache").subscribe(onSuccess: { print($0) })
    /// // Prints "nothing in the cache".
    /// ```
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: A single of the maybe's element, or of `default`; fails with the maybe.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func ifEmpty(default: sending Element) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: `default`))
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(switchTo:)`` for maybes.
    ///
    /// ```swift
    /// let local = Maybe<String>.empty()
    /// let remote = Maybe.just("from the server")
    /// _ = local.ifEmpty(switchTo: remote).subscribe(onSuccess: { print($0) })
    /// // Prints "from the server".
    /// ```
    ///
    /// - Parameter other: Subscribed to when the source has completed without an element, and else not at all.
    /// - Returns: The maybe's element, or the other's result; fails with the one that fails.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(switchTo:)`` for maybes.
    ///
    /// ```swift
    /// let cached = Maybe<String>.empty()
    /// let request = Single.just("from the server")
    /// _ = cached.ifEmpty(switchTo: request).subscribe(onSuccess: { print($0) })
    /// // Prints "from the server".
    /// ```
    ///
    /// - Parameter other: Subscribed to when the source has completed without an element, and else not at all.
    /// - Returns: The maybe's element, or the other's result; fails with the one that fails.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Subscribes a closure that takes the result.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for maybes.
    ///
    /// - Parameter on: Called with the result, on whichever thread the sequence runs.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ on: @escaping @Sendable (MaybeEvent<Element>) -> Void) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: { on(.success($0)) },
            onError: { on(.error($0)) },
            onCompleted: { on(.completed) },
            onDisposed: nil
        )
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for maybes.
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
    ///   - onError: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
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
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// maybes.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
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

    /// Performs side effects for each event, and leaves the maybe as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for maybes.
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
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of, and after
    ///     `onSubscribed`, even if the source ends while it is being subscribed to.
    /// - Returns: The source's result.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil,
        afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Maybe<Element> {
        PrimitiveSequence(
            raw: source.do(
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
}

extension PrimitiveSequenceType {
    /// A sequence without elements that fails at once.
    ///
    /// The form of ``/RxObservable/ObservableType/error(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter error: The error.
    /// - Returns: A sequence that fails with `error` when it is subscribed to.
    /// - SeeAlso: [throw](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .error(error))
    }

    /// A sequence without events.
    ///
    /// The form of ``/RxObservable/ObservableType/never()`` for singles, maybes and completables.
    ///
    /// - Returns: A sequence that sends nothing and doesn't end.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func never() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .never())
    }

    /// Continues with another sequence when the source fails.
    ///
    /// The form of `catch(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let request = Single<String>.error(Offline())
    /// _ = request
    ///     .catch { error in
    ///         guard error is Offline else { throw error }
    ///         return Single.just("from the cache")
    ///     }
    ///     .subscribe(onSuccess: { print($0) })
    /// // Prints "from the cache".
    /// ```
    ///
    /// - Parameter handler: Receives the error and returns the sequence to continue with; an error that it throws fails
    ///   the result.
    /// - Returns: The source's result; if that is an error, the handler's.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `catch`(
        _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of ``/RxObservable/ObservableType/debug(_:trimOutput:file:line:function:)`` for singles, maybes and
    /// completables.
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
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }

    /// Subscribes again whenever the source fails.
    ///
    /// The form of ``/RxObservable/ObservableType/retry()`` for singles, maybes and completables.
    ///
    /// - Returns: The elements of each attempt; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry())
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter maxAttemptCount: The greatest number of subscriptions to the source, the first one included. With
    ///   zero the sequence completes at once; a negative number is a programmer error.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the last attempt's
    ///   error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }

    /// Subscribes again when the source has failed, if an asynchronous closure returns `true`.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(if:)`` for singles, maybes and completables.
    ///
    /// - Parameter shouldRetry: Returns whether to subscribe again; receives the error and the number of failures so
    ///   far, 1 for the first. An error that it throws fails the sequence.
    /// - Returns: The elements of all attempts; completes with the first attempt that does, and fails with the error
    ///   for which the closure returned `false`.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry(
        @_inheritActorContext
        if shouldRetry: @escaping @isolated(any) @Sendable (_ error: any Error, _ failures: Int) async throws -> Bool
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(if: shouldRetry))
    }

    /// Subscribes again after an error of one type, whenever a sequence made from these errors emits.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(on:when:)`` for singles, maybes and completables.
    ///
    /// - Parameters:
    ///   - failure: The type of the errors.
    ///   - notificationHandler: Receives the errors as a sequence; each element that it emits starts a retry. Called
    ///     once for each subscription.
    /// - Returns: The first result that isn't an error. When the trigger fails or completes, so does it; a single that
    ///   completes in this way fails with `RxError.noElements`.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType & SendableMetatype, Failure: Error>(
        on failure: Failure.Type,
        when notificationHandler: @escaping @Sendable (Observable<Failure>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(on: failure, when: notificationHandler)))
    }

    /// Subscribes again after an error, whenever a sequence made from the errors emits.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(when:)`` for singles, maybes and completables.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let scheduler = TestScheduler()
    /// let attempts = BehaviorRelay(value: 0)
    /// let request = Single<String>.deferred {
    ///     attempts.update { $0 += 1 }
    ///     print("asks at \(scheduler.clock)")
    ///     return attempts.value < 3 ? .error(Offline()) : .just("answer")
    /// }
    /// _ = request
    ///     .retry(when: { errors in errors.delay(.seconds(5), scheduler: scheduler) })
    ///     .subscribe(onSuccess: { print($0) })
    /// scheduler.start()
    /// // Prints "asks at 0", "asks at 5", "asks at 10", "answer".
    /// ```
    ///
    /// - Parameter notificationHandler: Receives the errors as a sequence; each element that it emits starts a retry.
    ///   Called once for each subscription.
    /// - Returns: The first result that isn't an error. When the trigger fails or completes, so does it; a single that
    ///   completes in this way fails with `RxError.noElements`.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(when: notificationHandler)))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// A sequence of one element.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element at once and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element))
    }

    /// A sequence of one element, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:scheduler:)`` for singles, maybes and completables.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: Sends the element, and then the end in a turn of its own.
    /// - Returns: A sequence that sends the element and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func just(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }

    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:resultSelector:)`` for singles, maybes and completables. Up
    /// to eight can be combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines one element of each; an error that it throws fails the sequence.
    /// - Returns: A result for each pair; completes as soon as no further pair is possible: when one has completed and
    ///   none of its elements waits for a partner; fails with the first that fails.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        resultSelector: @escaping @Sendable (E1, E2) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, resultSelector))
    }

    /// Combines the elements of three sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Combines the elements of four sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the elements of five sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Combines the elements of six sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector)
        )
    }

    /// Combines the elements of seven sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector)
        )
    }

    /// Combines the elements of eight sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                source8,
                resultSelector
            )
        )
    }

    /// Emits one last element when the source fails, and completes.
    ///
    /// The form of ``/RxObservable/ObservableType/catchAndReturn(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter element: Sent instead of the error.
    /// - Returns: The source's elements and, if it fails, the last element; it doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func catchAndReturn(_ element: sending Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }

    /// Continues with a sequence of the same kind, made from the element.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(_:)`` for singles, maybes and completables.
    ///
    /// ```swift
    /// let user = Single.just("Ann")
    /// _ = user.flatMap { name in Single.just("\(name)'s photo") }.subscribe(onSuccess: { print($0) })
    /// // Prints "Ann's photo".
    /// ```
    ///
    /// - Parameter selector: Makes the single of a single's element, the maybe of a maybe's; an error that it throws
    ///   fails the sequence.
    /// - Returns: The result of that sequence; without an element, the source's result.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.map(transform))
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// Emits zero after a delay.
    ///
    /// The form of ``/RxObservable/ObservableType/timer(_:period:scheduler:)`` for singles, maybes and completables.
    ///
    /// ```swift
    /// let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
    /// let pause = Single<Int>.timer(.milliseconds(20), scheduler: queue)
    /// print(try await pause.map { _ in "time for a break" }.value)
    /// // Prints "time for a break".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The delay; as soon as possible for zero and less.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence with the result 0.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Combines the elements of all sequences of a collection in arrays: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:)`` for singles.
    ///
    /// ```swift
    /// let pages = [1, 2].map { Single.just($0 * 10) }
    /// _ = Single.zip(pages).subscribe(onSuccess: { print($0) })
    /// // Prints "[10, 20]".
    /// ```
    ///
    /// - Parameter collection: The singles.
    /// - Returns: The elements in the order of the singles, once all have succeeded; fails with the first that fails.
    ///   Without sources, an empty array.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Single<[Element]> where Collection.Element == Single<Element>, Element: Sendable {
        zip(collection) { $0 }
    }

    /// Combines the elements of all sequences of a collection: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:resultSelector:)`` for singles.
    ///
    /// ```swift
    /// let requests = [1, 2, 3].map { page in Single.just("page \(page)") }
    /// _ = Single.zip(requests) { pages in pages.joined(separator: " + ") }.subscribe(onSuccess: { print($0) })
    /// // Prints "page 1 + page 2 + page 3".
    /// ```
    ///
    /// - Parameters:
    ///   - collection: The singles.
    ///   - resultSelector: Combines one element of each, in their order; an error that it throws fails the sequence.
    /// - Returns: The result once all have succeeded; fails with the first that fails. Without sources, the result of
    ///   no elements.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element>, Element: Sendable {
        collection.isEmpty
            ? Single<[Element]>.just([]).map(resultSelector)
            : PrimitiveSequence(raw: combination(.queue, collection.map(\.source), resultSelector))
    }

    /// Subscribes a closure that takes the result.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for singles.
    ///
    /// - Parameter on: Called with the result, on whichever thread the sequence runs.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ on: @escaping @Sendable (SingleEvent<Element>) -> Void) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: { on(.success($0)) },
            onError: { on(.failure($0)) },
            onCompleted: nil,
            onDisposed: nil
        )
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for singles.
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
    ///   - onFailure: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
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
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// singles.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onSuccess: Takes the element.
    ///   - onFailure: Takes the error. Without it, an error goes to ``/RxObservable/Hooks/defaultErrorHandler``.
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

    /// Performs side effects for each event, and leaves the single as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for singles.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it is forwarded; an error that it throws fails the single.
    ///   - afterSuccess: Called with the element after it was forwarded; an error that it throws goes to
    ///     ``/RxObservable/Hooks/defaultErrorHandler`` if the subscriber has taken the element.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of, and after
    ///     `onSubscribed`, even if the source ends while it is being subscribed to.
    /// - Returns: The source's result.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        onSuccess: (@Sendable (Element) throws -> Void)? = nil,
        afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: source.do(
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
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
    /// Combines the elements of two sequences in tuples: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:)`` for singles, maybes and completables. Up to eight can be
    /// combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each pair; completes as soon as no further pair is possible: when one has completed and
    ///   none of its elements waits for a partner; fails with the first that fails.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>
    ) -> PrimitiveSequence<Trait, (E1, E2)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Combines the elements of three sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the elements of four sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the elements of five sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
        )
    }

    /// Combines the elements of six sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Combines the elements of seven sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Combines the elements of eight sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Replaces the error with the result of an asynchronous closure.
    ///
    /// The form of `catch(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// ```swift
    /// let title = Single<String>.error(URLError(.timedOut)).catch { _ in await disk.lastTitle() }
    /// ```
    ///
    /// The closure runs in a task, on the actor where it was written, or else on the concurrent executor; disposal
    /// cancels it.
    ///
    /// - Parameter handler: Makes the last element of the error; an error that it throws fails the sequence.
    /// - Returns: The source's result; if that is an error, the closure's element, delivered on the concurrent
    ///   executor.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `catch`(
        @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (any Error) async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch(handler))
    }

    /// Delays the elements and the completion.
    ///
    /// The form of ``/RxObservable/ObservableType/delay(_:scheduler:)`` for singles, maybes and completables.
    ///
    /// - Parameters:
    ///   - dueTime: How much later each element is delivered.
    ///   - scheduler: Runs the timers and delivers the elements.
    /// - Returns: The source's elements, each `dueTime` later; completes `dueTime` after the source, and fails with it
    ///   at once, dropping the elements that are still delayed.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }

    /// Subscribes to the source after a delay.
    ///
    /// The form of ``/RxObservable/ObservableType/delaySubscription(_:scheduler:)`` for singles, maybes and
    /// completables.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait before subscribing.
    ///   - scheduler: Where to wait and to subscribe.
    /// - Returns: What the source sends from then on; ends with the source.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delaySubscription(
        _ dueTime: any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Moves what follows to a scheduler: the operators and closures after it run there.
    ///
    /// The form of ``/RxObservable/ObservableType/observe(on:)`` for singles, maybes and completables.
    ///
    /// - Parameter scheduler: Where to deliver.
    /// - Returns: The source's events; ends with the source.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }

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

    /// Fails when no event comes in time.
    ///
    /// The form of ``/RxObservable/ObservableType/timeout(_:scheduler:)`` for singles, maybes and completables.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - scheduler: Runs the timer and sends the error.
    /// - Returns: The source's elements; fails with ``/RxObservable/RxError/timeout`` when `dueTime` has passed without
    ///   an event, and ends with the source.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Continues with another sequence when no event comes in time.
    ///
    /// The form of ``/RxObservable/ObservableType/timeout(_:other:scheduler:)`` for singles, maybes and completables.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let network = Single.just("fresh").delay(.seconds(30), scheduler: scheduler)
    /// _ = network
    ///     .timeout(.seconds(5), other: Single.just("from the cache"), scheduler: scheduler)
    ///     .subscribe(onSuccess: { print($0) })
    /// scheduler.start()
    /// // Prints "from the cache".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The time that the source has for its result.
    ///   - other: The sequence to continue with; it has no time limit of its own.
    ///   - scheduler: Runs the timer and subscribes to the other sequence.
    /// - Returns: The source's result, or the other's.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(
        _ dueTime: any RxTimeSpan,
        other: PrimitiveSequence<Trait, Element>,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element: Sendable {
    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(maxConcurrent:_:)`` for singles, maybes and completables.
    ///
    /// ```swift
    /// let user = Single.just(7).compactMap { id in await cache.cachedUser(id: id) }
    /// ```
    ///
    /// The closure runs in a task, on the actor where it was written, or else on the concurrent executor; disposal
    /// cancels it.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The new element, if there is one, delivered on the concurrent executor; else it completes without
    ///   one.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result?
    ) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(maxConcurrent: 1, transform))
    }

    /// Transforms the element with an asynchronous closure.
    ///
    /// The form of `concatMap(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// ```swift
    /// let user = Single.just("Ann").flatMap { name in try await ask("\(name)?") }
    /// print(try await user.value)
    /// // Prints "Ann?".
    /// ```
    ///
    /// The closure runs in a task, on the actor where it was written, or else on the concurrent executor; disposal
    /// cancels it.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The new element, delivered on the concurrent executor. An error, or an empty maybe, passes unchanged.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.concatMap(transform))
    }

    /// Calls an asynchronous closure with the element before emitting it.
    ///
    /// The form of ``/RxObservable/ObservableType/do(awaiting:)`` for singles, maybes and completables.
    ///
    /// ```swift
    /// let saved = Single.just("draft").do(awaiting: { title in try await disk.save(title) })
    /// ```
    ///
    /// The closure runs in a task, on the actor where it was written, or else on the concurrent executor; disposal
    /// cancels it.
    ///
    /// - Parameter work: Called with the element; an error that it throws fails the sequence.
    /// - Returns: The source's result, delivered on the concurrent executor.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        @_inheritActorContext awaiting work: @escaping @isolated(any) @Sendable (Element) async throws -> Void
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.do(awaiting: work))
    }

    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(maxConcurrent:_:)`` for singles, maybes and completables.
    ///
    /// ```swift
    /// let known = Single.just("rx").filter { name in await !lookUp(name).isEmpty }
    /// ```
    ///
    /// The closure runs in a task, on the actor where it was written, or else on the concurrent executor; disposal
    /// cancels it.
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The element, if it passes, delivered on the concurrent executor; else it completes without one.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async throws -> Bool
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(maxConcurrent: 1, predicate))
    }
}
