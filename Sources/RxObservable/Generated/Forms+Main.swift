// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxDisposables
public import RxSchedulers

extension MainObservableType {
    /// Emits one last element when the source fails, and completes.
    ///
    /// The form of ``ObservableType/catchAndReturn(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().replacingError(with: Observable.just(element).subscribedOnMain()))
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``ObservableType/compactMap(_:)`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func compactMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result?
    ) -> MainObservable<Result> {
        MainObservable(asObservable().compactMap(onMain(transform)))
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``ObservableType/compactMap(_:)`` for sequences of the main thread: it reads a key path on the main
    /// thread.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func compactMap<Result>(
        _ keyPath: any KeyPath<Element, Result?> & Sendable = theKeyPath()
    ) -> MainObservable<Result> {
        compactMap(readOnMain(keyPath))
    }

    /// The form of `compactMap(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public func compactMap<Result>(_ keyPath: KeyPath<Element, Result?> = theKeyPath()) -> MainObservable<Result> {
        compactMap(readOnMain(keyPath))
    }

    /// The form of `compactMap` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func compactMap<Result>(
        _ keyPath: KeyPath<Element, Result?> = theKeyPath(),
        _ mode: Void = ()
    ) -> MainObservable<Result> {
        compactMap(readOnMain(keyPath))
    }

    /// Transforms each element into a sequence, and runs these sequences one after the other.
    ///
    /// The form of `concatMap(_:)` of ``ObservableType`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().concatMap(onMain { try selector($0).asObservable() })
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of ``ObservableType/debug(_:trimOutput:file:line:function:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> MainObservable<Element> {
        MainObservable(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }

    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``ObservableType`` for sequences of the main thread: its closure runs
    /// on the main actor.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> MainObservable<Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``ObservableType`` for sequences of the main thread: its closure runs
    /// on the main actor.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) throws -> Bool
    ) -> MainObservable<Element> {
        MainObservable(asObservable().distinctUntilChanged(onMain(comparer)))
    }

    /// Drops elements whose key a closure considers equal to the key of the last one that passed.
    ///
    /// The form of ``ObservableType/distinctUntilChanged(_:comparer:)`` for sequences of the main thread: its closures
    /// run on the main actor.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @MainActor (Element) throws -> Key,
        comparer: @escaping @MainActor (Key, Key) throws -> Bool
    ) -> MainObservable<Element> {
        MainObservable(asObservable().distinctUntilChanged(onMain(keySelector), comparer: onMain(comparer)))
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// The form of ``ObservableType/distinctUntilChanged(at:)`` for sequences of the main thread.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged(at:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>,
        _ mode: Void = ()
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``ObservableType`` for sequences of the main thread: its closures run on the main
    /// actor.
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
    ) -> MainObservable<Element> {
        let result = asObservable().do(
            onNext: onMainIfAny(onNext),
            afterNext: onMainIfAny(afterNext),
            onError: onMainIfAny(onError),
            afterError: onMainIfAny(afterError),
            onCompleted: onMainIfAny(onCompleted),
            afterCompleted: onMainIfAny(afterCompleted),
            onSubscribe: onMainIfAny(onSubscribe),
            onSubscribed: onMainIfAny(onSubscribed),
            onDispose: hoppingToMainIfAny(onDispose)
        )
        let subscribesOnMain = onSubscribe != nil || onSubscribed != nil
        return MainObservable(subscribesOnMain ? result.subscribedOnMain() : result)
    }

    /// Numbers the elements.
    ///
    /// The form of ``ObservableType/enumerated()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func enumerated() -> MainObservable<(index: Int, element: Element)> {
        MainObservable(asObservable().enumerated())
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``ObservableType/filter(_:)`` for sequences of the main thread: its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().filter(onMain(predicate)))
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``ObservableType/filter(_:)`` for sequences of the main thread: it reads a key path on the main
    /// thread.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func filter(_ keyPath: any KeyPath<Element, Bool> & Sendable = theKeyPath()) -> MainObservable<Element> {
        filter(readOnMain(keyPath))
    }

    /// The form of `filter(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public func filter(_ keyPath: KeyPath<Element, Bool> = theKeyPath()) -> MainObservable<Element> {
        filter(readOnMain(keyPath))
    }

    /// The form of `filter` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func filter(_ keyPath: KeyPath<Element, Bool> = theKeyPath(), _ mode: Void = ()) -> MainObservable<Element> {
        filter(readOnMain(keyPath))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``ObservableType/flatMap(_:)`` for sequences of the main thread: its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMap(onMain { try selector($0).asObservable() })
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``ObservableType/flatMapFirst(_:)`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMapFirst(onMain { try selector($0).asObservable() })
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``ObservableType/flatMapLatest(_:)`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMapLatest(onMain { try selector($0).asObservable() })
    }

    /// Splits the source into groups of elements that have a key in common.
    ///
    /// The form of ``ObservableType/groupBy(keySelector:)`` for sequences of the main thread: its closure runs on the
    /// main actor. Keys are also compared wherever a group is released.
    @_alwaysEmitIntoClient
    public func groupBy<Key: Hashable & SendableMetatype>(
        keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        map { (key: try keySelector($0), element: $0) }
            .asObservable()
            .groupBy { $0.key }
            .map { group in GroupedObservable(key: group.key, source: group.asObservable().map { $0.element }) }
    }

    /// Emits a default element if the source completes without one.
    ///
    /// The form of ``ObservableType/ifEmpty(default:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func ifEmpty(default: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().ifEmpty(default: `default`))
    }

    /// Ignores all elements, and forwards only the end.
    ///
    /// The form of ``ObservableType/ignoreElements()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func ignoreElements() -> MainObservable<Swift.Never> {
        MainObservable(asObservable().ignoreElements())
    }

    /// Transforms each element.
    ///
    /// The form of ``ObservableType/map(_:)`` for sequences of the main thread: its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping @MainActor (Element) throws -> Result) -> MainObservable<Result> {
        MainObservable(asObservable().map(onMain(transform)))
    }

    /// Transforms each element.
    ///
    /// The form of ``ObservableType/map(_:)`` for sequences of the main thread: it reads a key path on the main thread.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func map<Result>(
        _ keyPath: any KeyPath<Element, Result> & Sendable = theKeyPath()
    ) -> MainObservable<Result> {
        map(readOnMain(keyPath))
    }

    /// The form of `map(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public func map<Result>(_ keyPath: KeyPath<Element, Result> = theKeyPath()) -> MainObservable<Result> {
        map(readOnMain(keyPath))
    }

    /// The form of `map` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func map<Result>(
        _ keyPath: KeyPath<Element, Result> = theKeyPath(),
        _ mode: Void = ()
    ) -> MainObservable<Result> {
        map(readOnMain(keyPath))
    }

    /// Emits the events of the source as elements, its end included.
    ///
    /// The form of ``ObservableType/materialize()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func materialize() -> MainObservable<Event<Element>> {
        MainObservable(asObservable().materialize())
    }

    /// Combines all elements into one result.
    ///
    /// The form of ``ObservableType/reduce(_:accumulator:)`` for sequences of the main thread: its closure runs on the
    /// main actor.
    @_alwaysEmitIntoClient
    public func reduce<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(asObservable().reduce(seed, accumulator: onMain(accumulator)))
    }

    /// Combines all elements into one result, and transforms that.
    ///
    /// The form of ``ObservableType/reduce(_:accumulator:mapResult:)`` for sequences of the main thread: its closures
    /// run on the main actor.
    @_alwaysEmitIntoClient
    public func reduce<Accumulated, Result>(
        _ seed: sending Accumulated,
        accumulator: @escaping @MainActor (Accumulated, Element) throws -> Accumulated,
        mapResult: @escaping @MainActor (Accumulated) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(asObservable().reduce(seed, accumulator: onMain(accumulator), mapResult: onMain(mapResult)))
    }

    /// Subscribes again whenever the source fails.
    ///
    /// The form of ``ObservableType/retry()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func retry() -> MainObservable<Element> {
        MainObservable(asObservable().retry())
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// The form of ``ObservableType/retry(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> MainObservable<Element> {
        let result = asObservable().retry(maxAttemptCount)
        return MainObservable(maxAttemptCount == 0 ? result.subscribedOnMain() : result)
    }

    /// Combines each element with the result so far, and emits each result.
    ///
    /// The form of ``ObservableType/scan(_:accumulator:)`` for sequences of the main thread: its closure runs on the
    /// main actor.
    @_alwaysEmitIntoClient
    public func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(asObservable().scan(seed, accumulator: onMain(accumulator)))
    }

    /// Updates a result with each element in place, and emits each result.
    ///
    /// The form of ``ObservableType/scan(into:accumulator:)`` for sequences of the main thread: its closure runs on the
    /// main actor.
    @_alwaysEmitIntoClient
    public func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @MainActor (inout Result, Element) throws -> Void
    ) -> MainObservable<Result> {
        MainObservable(asObservable().scan(into: seed, accumulator: onMain(accumulator)))
    }

    /// Makes sure that there is exactly one element.
    ///
    /// The form of ``ObservableType/single()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func single() -> MainObservable<Element> {
        MainObservable(asObservable().single())
    }

    /// Makes sure that there is exactly one element that satisfies a predicate.
    ///
    /// The form of ``ObservableType/single(_:)`` for sequences of the main thread: its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func single(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().single(onMain(predicate)))
    }

    /// Ignores the first elements.
    ///
    /// The form of ``ObservableType/skip(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().skip(count))
    }

    /// Ignores elements until another sequence emits one.
    ///
    /// The form of ``ObservableType/skip(until:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func skip<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(asObservable().skip(until: other))
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``ObservableType/skip(while:)`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func skip(while predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().skip(while: onMain(predicate)))
    }

    /// Emits the elements of an array before those of the source.
    ///
    /// The form of ``ObservableType/startWith(contentsOf:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func startWith(contentsOf elements: sending [Element]) -> MainObservable<Element> {
        MainObservable(asObservable().startWith(contentsOf: elements).subscribedOnMain())
    }

    /// Emits an element before those of the source.
    ///
    /// The form of ``ObservableType/startWith(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func startWith(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().startWith(element).subscribedOnMain())
    }

    /// Emits some elements before those of the source.
    ///
    /// The form of ``ObservableType/startWith(_:_:_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> MainObservable<Element> where Element: Sendable {
        MainObservable(started(asObservable(), with: [first, second] + others).subscribedOnMain())
    }

    /// Emits the first elements and then completes.
    ///
    /// The form of ``ObservableType/take(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> MainObservable<Element> {
        let result = asObservable().take(count)
        return MainObservable(count == 0 ? result.subscribedOnMain() : result)
    }

    /// Emits elements until another sequence emits one.
    ///
    /// The form of ``ObservableType/take(until:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func take<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(taken(asObservable(), until: other.asObservable()))
    }

    /// Emits elements until one satisfies a predicate.
    ///
    /// The form of ``ObservableType/take(until:behavior:)`` for sequences of the main thread: its closure runs on the
    /// main actor.
    @_alwaysEmitIntoClient
    public func take(
        until predicate: @escaping @MainActor (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> MainObservable<Element> {
        MainObservable(asObservable().take(until: onMain(predicate), behavior: behavior))
    }

    /// Emits elements as long as they satisfy a predicate.
    ///
    /// The form of ``ObservableType/take(while:behavior:)`` for sequences of the main thread: its closure runs on the
    /// main actor.
    @_alwaysEmitIntoClient
    public func take(
        while predicate: @escaping @MainActor (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> MainObservable<Element> {
        MainObservable(asObservable().take(while: onMain(predicate), behavior: behavior))
    }

    /// Emits the last elements when the source completes.
    ///
    /// The form of ``ObservableType/takeLast(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func takeLast(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().takeLast(count))
    }

    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``ObservableType/withLatestFrom(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> MainObservable<Source.Element> where Source.Element: Sendable {
        MainObservable(asObservable().withLatestFrom(second.asObservable().movedToMain()))
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// The form of ``ObservableType/withLatestFrom(_:resultSelector:)`` for sequences of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @MainActor (Element, Source.Element) throws -> Result
    ) -> MainObservable<Result> where Source.Element: Sendable {
        MainObservable(
            asObservable().withLatestFrom(second.asObservable().movedToMain(), resultSelector: onMain(resultSelector))
        )
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``ObservableType/withUnretained(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> MainObservable<(Object, Element)> {
        MainObservable(asObservable().withUnretained(obj))
    }

    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``ObservableType/withUnretained(_:resultSelector:)`` for sequences of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @MainActor (Object, Element) -> Out
    ) -> MainObservable<Out> {
        MainObservable(asObservable().withUnretained(obj, resultSelector: onMain(resultSelector)))
    }

    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``ObservableType`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onMain(on))
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of ``ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for sequences of the main
    /// thread: its closures run on the main actor.
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

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of ``ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for sequences of the main
    /// thread: its closures run on the main actor.
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

extension MainObservableType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// The form of ``ObservableType/distinctUntilChanged()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged() -> MainObservable<Element> {
        MainObservable(asObservable().distinctUntilChanged())
    }
}

extension MainObservableType where Element: Equatable {
    /// The form of `distinctUntilChanged()` for code of the main actor, which may use the main actor's conformances.
    @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public func distinctUntilChanged() -> MainObservable<Element> {
        distinctUntilChanged(equalOnMain())
    }
}

extension ObservableType where Element: Sendable {
    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// The form of `debounce(_:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        debounced(asObservable(), dueTime.rxTimeInterval, scheduler).movedToMain()
    }

    /// Emits at most one element in each period of `dueTime`.
    ///
    /// The form of `throttle(_:latest:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        throttled(asObservable(), dueTime.rxTimeInterval, latest, scheduler).movedToMain()
    }

    /// Delays the elements and the completion.
    ///
    /// The form of `delay(_:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        delayed(asObservable(), dueTime.rxTimeInterval, scheduler).movedToMain()
    }

    /// Fails when no event comes in time.
    ///
    /// The form of `timeout(_:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        timedOut(asObservable(), dueTime.rxTimeInterval, .error(RxError.timeout), scheduler).movedToMain()
    }
}

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// The form of `interval(_:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        MainObservable(ticking(after: period.rxTimeInterval, every: period.rxTimeInterval, on: scheduler))
    }

    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// The form of `timer(_:period:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: dueTime.rxTimeInterval, every: period?.rxTimeInterval, on: scheduler))
    }
}
