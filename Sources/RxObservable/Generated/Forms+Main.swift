// Written by `Tools/Forms` from its table: what is changed here is lost.

extension MainObservableType {
    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``ObservableType/compactMap(_:)`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func compactMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result?
    ) -> MainObservable<Result> {
        MainObservable(promised.compactMap(assumeMain(transform)))
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
        _: Void = ()
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
        promised.concatMap(assumeMain { try selector($0).asObservable() })
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
        MainObservable(promised.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``ObservableType`` for sequences of the main thread: its closure runs
    /// on the main actor.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) throws -> Bool
    ) -> MainObservable<Element> {
        MainObservable(promised.distinctUntilChanged(assumeMain(comparer)))
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
        MainObservable(promised.distinctUntilChanged(assumeMain(keySelector), comparer: assumeMain(comparer)))
    }

    /// Numbers the elements.
    ///
    /// The form of ``ObservableType/enumerated()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func enumerated() -> MainObservable<(index: Int, element: Element)> {
        MainObservable(promised.enumerated())
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``ObservableType/filter(_:)`` for sequences of the main thread: its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(promised.filter(assumeMain(predicate)))
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
    public func filter(_ keyPath: KeyPath<Element, Bool> = theKeyPath(), _: Void = ()) -> MainObservable<Element> {
        filter(readOnMain(keyPath))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``ObservableType/flatMap(_:)`` for sequences of the main thread: its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        promised.flatMap(assumeMain { try selector($0).asObservable() })
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``ObservableType/flatMapFirst(_:)`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        promised.flatMapFirst(assumeMain { try selector($0).asObservable() })
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``ObservableType/flatMapLatest(_:)`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        promised.flatMapLatest(assumeMain { try selector($0).asObservable() })
    }

    /// Emits a default element if the source completes without one.
    ///
    /// The form of ``ObservableType/ifEmpty(default:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func ifEmpty(default: sending Element) -> MainObservable<Element> {
        MainObservable(promised.ifEmpty(default: `default`))
    }

    /// Ignores all elements, and forwards only the end.
    ///
    /// The form of ``ObservableType/ignoreElements()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func ignoreElements() -> MainObservable<Swift.Never> {
        MainObservable(promised.ignoreElements())
    }

    /// Transforms each element.
    ///
    /// The form of ``ObservableType/map(_:)`` for sequences of the main thread: its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping @MainActor (Element) throws -> Result) -> MainObservable<Result> {
        MainObservable(promised.map(assumeMain(transform)))
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
        _: Void = ()
    ) -> MainObservable<Result> {
        map(readOnMain(keyPath))
    }

    /// Emits the events of the source as elements, its end included.
    ///
    /// The form of ``ObservableType/materialize()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func materialize() -> MainObservable<Event<Element>> {
        MainObservable(promised.materialize())
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
        MainObservable(promised.reduce(seed, accumulator: assumeMain(accumulator)))
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
        MainObservable(promised.reduce(seed, accumulator: assumeMain(accumulator), mapResult: assumeMain(mapResult)))
    }

    /// Subscribes again whenever the source fails.
    ///
    /// The form of ``ObservableType/retry()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func retry() -> MainObservable<Element> {
        MainObservable(promised.retry())
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
        MainObservable(promised.scan(seed, accumulator: assumeMain(accumulator)))
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
        MainObservable(promised.scan(into: seed, accumulator: assumeMain(accumulator)))
    }

    /// Makes sure that there is exactly one element.
    ///
    /// The form of ``ObservableType/single()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func single() -> MainObservable<Element> {
        MainObservable(promised.single())
    }

    /// Makes sure that there is exactly one element that satisfies a predicate.
    ///
    /// The form of ``ObservableType/single(_:)`` for sequences of the main thread: its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func single(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(promised.single(assumeMain(predicate)))
    }

    /// Ignores the first elements.
    ///
    /// The form of ``ObservableType/skip(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> MainObservable<Element> {
        MainObservable(promised.skip(count))
    }

    /// Ignores elements until another sequence emits one.
    ///
    /// The form of ``ObservableType/skip(until:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func skip<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(promised.skip(until: other.promised))
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``ObservableType/skip(while:)`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func skip(while predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(promised.skip(while: assumeMain(predicate)))
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
        MainObservable(promised.take(until: assumeMain(predicate), behavior: behavior))
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
        MainObservable(promised.take(while: assumeMain(predicate), behavior: behavior))
    }

    /// Emits the last elements when the source completes.
    ///
    /// The form of ``ObservableType/takeLast(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func takeLast(_ count: Int) -> MainObservable<Element> {
        MainObservable(promised.takeLast(count))
    }

    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``ObservableType/withLatestFrom(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> MainObservable<Source.Element> where Source.Element: Sendable {
        MainObservable(promised.withLatestFrom(second.asObservable().observedOnMain()))
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
            promised.withLatestFrom(second.asObservable().observedOnMain(), resultSelector: assumeMain(resultSelector))
        )
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``ObservableType/withUnretained(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> MainObservable<(Object, Element)> {
        MainObservable(promised.withUnretained(obj))
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
        MainObservable(promised.withUnretained(obj, resultSelector: assumeMain(resultSelector)))
    }
}
