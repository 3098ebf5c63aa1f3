public import RxDisposables
public import RxObservable
public import RxSchedulers

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .concat(sources.map(\.source)))
    }

    /// Emits the elements of a collection of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .concat(collection.map(\.source)))
    }

    /// Emits the elements of a Swift sequence of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Completable where Sequence.Element == Completable {
        PrimitiveSequence(raw: .concat(sequence.lazy.map(\.source)))
    }

    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for completables.
    @_alwaysEmitIntoClient
    public static func empty() -> Completable {
        PrimitiveSequence(raw: .empty())
    }

    /// Merges several sequences.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient
    public static func merge(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Merges several sequences.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient
    public static func zip(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Merges the sequences of a collection.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Merges the sequences of a collection.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe(_ on: @escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
        source.subscribe(onError: { on(.error($0)) }, onCompleted: { on(.completed) })
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe(
        onCompleted: (@Sendable () -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for
    /// completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
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

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    /// A sequence together with a resource that it needs, both made anew for each subscription.
    ///
    /// The form of `using(_:observableFactory:)` of ``/RxObservable/ObservableType`` for singles, maybes and
    /// completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    @_alwaysEmitIntoClient
    public static func empty() -> Maybe<Element> {
        PrimitiveSequence(raw: .empty())
    }

    /// Emits a default element if the source completes without one.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(default:)`` for maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func ifEmpty(default: sending Element) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: `default`))
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(switchTo:)`` for maybes.
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(switchTo:)`` for maybes.
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    /// The form of ``/RxObservable/ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    /// The form of ``/RxObservable/ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
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

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    /// Continues with another sequence when the source fails.
    ///
    /// The form of `catch(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func `catch`(
        _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// The form of `timer(_:period:scheduler:)` of ``/RxObservable/ObservableType`` for singles, maybes and
    /// completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    /// The form of ``/RxObservable/ObservableType/zip(_:)`` for singles. Without singles, its result is that of no
    /// elements.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Single<[Element]> where Collection.Element == Single<Element>, Element: Sendable {
        zip(collection) { $0 }
    }

    /// Combines the elements of all sequences of a collection: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:resultSelector:)`` for singles. Without singles, its result is
    /// that of no elements.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element>, Element: Sendable {
        collection.isEmpty
            ? Single<[Element]>.just([]).map(resultSelector)
            : PrimitiveSequence(raw: combination(.queue, collection.map(\.source), resultSelector))
    }

    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for singles.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    /// The form of ``/RxObservable/ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for singles.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    /// The form of ``/RxObservable/ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for singles.
    @_alwaysEmitIntoClient @_disfavoredOverload
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

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for singles.
    @_alwaysEmitIntoClient @_disfavoredOverload
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

extension PrimitiveSequenceType where Element: Sendable {
    /// Replaces the error with the result of an asynchronous closure.
    ///
    /// The form of `catch(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func `catch`(
        @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (any Error) async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch(handler))
    }

    /// Subscribes again after an error of one type, whenever a sequence made from these errors emits.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(on:when:)`` for singles, maybes and completables. When the
    /// trigger completes, so does it; a single then fails with `RxError.noElements`.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType & SendableMetatype, Failure: Error>(
        on failure: Failure.Type,
        when notificationHandler: @escaping @Sendable (Observable<Failure>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(on: failure, when: notificationHandler)))
    }

    /// Subscribes again after an error, whenever a sequence made from the errors emits.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(when:)`` for singles, maybes and completables. When the trigger
    /// completes, so does it; a single then fails with `RxError.noElements`.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(when: notificationHandler)))
    }

    /// Continues with another sequence when no event comes in time.
    ///
    /// The form of ``/RxObservable/ObservableType/timeout(_:other:scheduler:)`` for singles, maybes and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
    /// The form of ``/RxObservable/ObservableType/compactMap(maxConcurrent:_:)`` for singles and maybes.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func compactMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result?
    ) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(maxConcurrent: 1, transform))
    }

    /// Calls an asynchronous closure with each element, one after the other: the `map` of asynchronous closures.
    ///
    /// The form of `concatMap(_:)` of ``/RxObservable/ObservableType`` for singles and maybes.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.concatMap(transform))
    }

    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(maxConcurrent:_:)`` for singles and maybes.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func filter(
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async throws -> Bool
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(maxConcurrent: 1, predicate))
    }
}
