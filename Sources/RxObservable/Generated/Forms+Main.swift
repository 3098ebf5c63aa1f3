// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxSchedulers

extension MainObservableType {
    /// Emits one last element when the source fails, and completes.
    ///
    /// The form of ``ObservableType/catchAndReturn(_:)`` for sequences of the main thread.
    ///
    /// - Parameter element: Sent instead of the error.
    /// - Returns: The source's elements and, if it fails, the last element; it doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().replacingError(with: Observable.just(element).subscribedOnMain()))
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``ObservableType/compactMap(_:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func compactMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result?
    ) -> MainObservable<Result> {
        MainObservable(asObservable().compactMap(onMain(transform)))
    }

    /// Emits the value at a key path of each element, and drops elements that have none.
    ///
    /// The form of ``ObservableType/compactMap(_:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(
        _ keyPath: any KeyPath<Element, Result?> & Sendable = theKeyPath()
    ) -> MainObservable<Result> {
        compactMap(readOnMain(keyPath))
    }

    /// The form of `compactMap(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @MainActor
    @_disfavoredOverload
    public func compactMap<Result>(_ keyPath: KeyPath<Element, Result?> = theKeyPath()) -> MainObservable<Result> {
        compactMap(readOnMain(keyPath))
    }

    /// The form of `compactMap` in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(
        _ keyPath: KeyPath<Element, Result?> = theKeyPath(),
        _ mode: Void = ()
    ) -> MainObservable<Result> {
        compactMap(readOnMain(keyPath))
    }

    /// Transforms each element into a sequence, and runs these sequences one after the other.
    ///
    /// The form of `concatMap(_:)` of ``ObservableType`` for sequences of the main thread: its closures are the main
    /// actor's. What comes out isn't bound to the main thread.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when
    ///   the element arrives.
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences; the stack is flat.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().concatMap(onMain { try selector($0).asObservable() })
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of ``ObservableType/debug(_:trimOutput:file:line:function:)`` for sequences of the main thread.
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
    ) -> MainObservable<Element> {
        MainObservable(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }

    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``ObservableType`` for sequences of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameter keySelector: Makes the key of an element; an error that it throws fails the sequence.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> MainObservable<Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``ObservableType`` for sequences of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameter comparer: Whether two elements count as equal, the earlier first; an error that it throws fails the
    ///   sequence.
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) throws -> Bool
    ) -> MainObservable<Element> {
        MainObservable(asObservable().distinctUntilChanged(onMain(comparer)))
    }

    /// Drops elements whose key a closure considers equal to the key of the last one that passed.
    ///
    /// The form of ``ObservableType/distinctUntilChanged(_:comparer:)`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key of an element; an error that it throws fails the sequence.
    ///   - comparer: Whether two keys count as equal, the earlier first; an error that it throws fails the sequence.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
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
    ///
    /// - Parameter keyPath: The value that is compared.
    /// - Returns: The first element, and each that differs there from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged(at:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @MainActor
    @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged` in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>,
        _ mode: Void = ()
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``ObservableType`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it is forwarded; an error that it throws fails the sequence.
    ///   - afterNext: Called with each element after it was forwarded; an error that it throws fails the sequence; if
    ///     the subscription is over by then, it goes to ``Hooks/defaultErrorHandler``.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded. The sequence is over then, so an error that it throws
    ///     goes to ``Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of, and after
    ///     `onSubscribed`, even if the source ends while it is being subscribed to.
    /// - Returns: The source's events.
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
    ///
    /// - Returns: Each element with its index, from zero; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func enumerated() -> MainObservable<(index: Int, element: Element)> {
        MainObservable(asObservable().enumerated())
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``ObservableType/filter(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().filter(onMain(predicate)))
    }

    /// Emits only the elements whose property at a key path is `true`.
    ///
    /// The form of ``ObservableType/filter(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ keyPath: any KeyPath<Element, Bool> & Sendable = theKeyPath()) -> MainObservable<Element> {
        filter(readOnMain(keyPath))
    }

    /// The form of `filter(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @MainActor
    @_disfavoredOverload
    public func filter(_ keyPath: KeyPath<Element, Bool> = theKeyPath()) -> MainObservable<Element> {
        filter(readOnMain(keyPath))
    }

    /// The form of `filter` in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ keyPath: KeyPath<Element, Bool> = theKeyPath(), _ mode: Void = ()) -> MainObservable<Element> {
        filter(readOnMain(keyPath))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``ObservableType/flatMap(_:)`` for sequences of the main thread: its closures are the main actor's.
    /// What comes out isn't bound to the main thread.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMap(onMain { try selector($0).asObservable() })
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``ObservableType/flatMapFirst(_:)`` for sequences of the main thread: its closures are the main
    /// actor's. What comes out isn't bound to the main thread.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence. It isn't called for
    ///   elements that are dropped.
    /// - Returns: The elements of the inner sequences; completes when the source and the last inner sequence have
    ///   completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMapFirst(onMain { try selector($0).asObservable() })
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``ObservableType/flatMapLatest(_:)`` for sequences of the main thread: its closures are the main
    /// actor's. What comes out isn't bound to the main thread.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed,
    ///   and fails when one of those two fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMapLatest(onMain { try selector($0).asObservable() })
    }

    /// Splits the source into groups of elements that have a key in common.
    ///
    /// The form of ``ObservableType/groupBy(keySelector:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// ```swift
    /// let groups = titles.observe(on: MainScheduler.instance)
    ///     .groupBy { title in title.hasPrefix(self.prefix) }  // the key may ask the view model
    /// ```
    ///
    /// - Parameter keySelector: The key of an element, on the main thread; an error that it throws fails the sequence
    ///   and every group. Keys are also compared wherever a group is released.
    /// - Returns: The groups; completes and fails with the source, after every group has.
    /// - Complexity: O(1) for an element. Memory is O(*n*) in the number of keys.
    /// - SeeAlso: [groupBy](https://reactivex.io/documentation/operators/groupby.html)
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
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: The source's elements or, if there are none, the default one; ends with the source.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(default: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().ifEmpty(default: `default`))
    }

    /// Ignores all elements, and forwards only the end.
    ///
    /// The form of ``ObservableType/ignoreElements()`` for sequences of the main thread.
    ///
    /// - Returns: A sequence without elements that completes and fails with the source.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func ignoreElements() -> MainObservable<Swift.Never> {
        MainObservable(asObservable().ignoreElements())
    }

    /// Transforms each element.
    ///
    /// The form of ``ObservableType/map(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping @MainActor (Element) throws -> Result) -> MainObservable<Result> {
        MainObservable(asObservable().map(onMain(transform)))
    }

    /// Emits the value at a key path of each element.
    ///
    /// The form of ``ObservableType/map(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(
        _ keyPath: any KeyPath<Element, Result> & Sendable = theKeyPath()
    ) -> MainObservable<Result> {
        map(readOnMain(keyPath))
    }

    /// The form of `map(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @MainActor
    @_disfavoredOverload
    public func map<Result>(_ keyPath: KeyPath<Element, Result> = theKeyPath()) -> MainObservable<Result> {
        map(readOnMain(keyPath))
    }

    /// The form of `map` in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(
        _ keyPath: KeyPath<Element, Result> = theKeyPath(),
        _ mode: Void = ()
    ) -> MainObservable<Result> {
        map(readOnMain(keyPath))
    }

    /// Emits the events of the source as elements, its end included.
    ///
    /// The form of ``ObservableType/materialize()`` for sequences of the main thread.
    ///
    /// - Returns: An element for each event; completes after the terminal one, and doesn't fail.
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @_alwaysEmitIntoClient
    public func materialize() -> MainObservable<Event<Element>> {
        MainObservable(asObservable().materialize())
    }

    /// Combines all elements into one result.
    ///
    /// The form of ``ObservableType/reduce(_:accumulator:)`` for sequences of the main thread: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: The result when the source completes, and then completion; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
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
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    ///   - mapResult: Transforms the last result; an error that it throws fails the sequence.
    /// - Returns: The transformed result when the source completes, and then completion; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
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
    ///
    /// - Returns: The elements of each attempt; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry() -> MainObservable<Element> {
        MainObservable(asObservable().retry())
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// The form of ``ObservableType/retry(_:)`` for sequences of the main thread.
    ///
    /// - Parameter maxAttemptCount: The greatest number of subscriptions to the source, the first one included. With
    ///   zero the sequence completes at once; a negative number is a programmer error.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the last attempt's
    ///   error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> MainObservable<Element> {
        let result = asObservable().retry(maxAttemptCount)
        return MainObservable(maxAttemptCount == 0 ? result.subscribedOnMain() : result)
    }

    /// Combines each element with the result so far, and emits each result.
    ///
    /// The form of ``ObservableType/scan(_:accumulator:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    public func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(asObservable().scan(seed, accumulator: onMain(accumulator)))
    }

    /// Updates a result with each element in place, and emits each result.
    ///
    /// The form of ``ObservableType/scan(into:accumulator:)`` for sequences of the main thread: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Changes the result so far by the element; an error that it throws fails the sequence.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
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
    ///
    /// - Returns: The first element; completes with the source. Fails with ``RxError/moreThanOneElement`` at a second
    ///   element, with ``RxError/noElements`` if the source completes without one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func single() -> MainObservable<Element> {
        MainObservable(asObservable().single())
    }

    /// Makes sure that there is exactly one element that satisfies a predicate.
    ///
    /// The form of ``ObservableType/single(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter predicate: Whether an element counts; an error that it throws fails the sequence.
    /// - Returns: The first such element; completes with the source. Fails with ``RxError/moreThanOneElement`` at a
    ///   second one, with ``RxError/noElements`` if the source completes without one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func single(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().single(onMain(predicate)))
    }

    /// Ignores the first elements.
    ///
    /// The form of ``ObservableType/skip(_:)`` for sequences of the main thread.
    ///
    /// - Parameter count: The number of elements to drop; none for zero or less.
    /// - Returns: The elements after the first `count`; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().skip(count))
    }

    /// Ignores elements until another sequence emits one.
    ///
    /// The form of ``ObservableType/skip(until:)`` for sequences of the main thread.
    ///
    /// - Parameter other: Its first element lets the source's elements through; its completion alone does nothing. It
    ///   is subscribed to after the source.
    /// - Returns: The source's elements after that; completes with the source if the other has emitted, and fails with
    ///   the first that fails.
    /// - SeeAlso: [skipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    @_alwaysEmitIntoClient
    public func skip<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(asObservable().skip(until: other))
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``ObservableType/skip(while:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter predicate: Whether an element is dropped; an error that it throws fails the sequence. It isn't
    ///   called any more after the first element that passes.
    /// - Returns: The first element that doesn't satisfy the predicate, and all after it; ends with the source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_alwaysEmitIntoClient
    public func skip(while predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().skip(while: onMain(predicate)))
    }

    /// Emits the elements of an array before those of the source.
    ///
    /// The form of ``ObservableType/startWith(contentsOf:)`` for sequences of the main thread.
    ///
    /// - Parameter elements: Sent first, in order; values that aren't `Sendable` can't be used by the caller any more.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - Complexity: O(*n*) in the number of elements, when the sequence is subscribed to.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    public func startWith(contentsOf elements: sending [Element]) -> MainObservable<Element> {
        MainObservable(asObservable().startWith(contentsOf: elements).subscribedOnMain())
    }

    /// Emits an element before those of the source.
    ///
    /// The form of ``ObservableType/startWith(_:)`` for sequences of the main thread.
    ///
    /// - Parameter element: Sent first; a value that isn't `Sendable` can't be used by the caller any more.
    /// - Returns: This element, and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    public func startWith(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().startWith(element).subscribedOnMain())
    }

    /// Emits some elements before those of the source.
    ///
    /// The form of ``ObservableType/startWith(_:_:_:)`` for sequences of the main thread.
    ///
    /// - Parameters:
    ///   - first: Sent at once when the sequence is subscribed to, before the source is.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
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
    ///
    /// - Parameter count: The number of elements that pass. With zero the sequence completes at once, and the source
    ///   doesn't run; a negative number is a programmer error.
    /// - Returns: The first `count` elements; completes with the last of them, or with the source if that ends earlier.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> MainObservable<Element> {
        let result = asObservable().take(count)
        return MainObservable(count == 0 ? result.subscribedOnMain() : result)
    }

    /// Emits elements until another sequence emits one.
    ///
    /// The form of ``ObservableType/take(until:)`` for sequences of the main thread.
    ///
    /// - Parameter other: Its first element completes the sequence; its completion alone does nothing. It is subscribed
    ///   to first.
    /// - Returns: The source's elements; completes with the source or at the other's first element, and fails with the
    ///   first that fails.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    public func take<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(taken(asObservable(), until: other.asObservable()))
    }

    /// Emits elements until one satisfies a predicate.
    ///
    /// The form of ``ObservableType/take(until:behavior:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element ends the sequence; an error that it throws fails it. It isn't called any more
    ///     after the first such element.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that satisfies the predicate; completes there, or with the source if
    ///   that ends earlier.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    public func take(
        until predicate: @escaping @MainActor (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> MainObservable<Element> {
        MainObservable(asObservable().take(until: onMain(predicate), behavior: behavior))
    }

    /// Emits elements as long as they satisfy a predicate.
    ///
    /// The form of ``ObservableType/take(while:behavior:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element passes; an error that it throws fails the sequence. It isn't called any more
    ///     after the first element that doesn't pass.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that doesn't satisfy the predicate; completes there, or with the source
    ///   if that ends earlier.
    /// - SeeAlso: [takeWhile](https://reactivex.io/documentation/operators/takewhile.html)
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
    ///
    /// - Parameter count: The number of elements to keep. With zero only the end is sent; a negative number is a
    ///   programmer error.
    /// - Returns: The last `count` elements, or all if there are fewer, and then completion; fails with the source at
    ///   once.
    /// - Complexity: O(1) for an element; `count` elements are kept.
    /// - SeeAlso: [takeLast](https://reactivex.io/documentation/operators/takelast.html)
    @_alwaysEmitIntoClient
    public func takeLast(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().takeLast(count))
    }

    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``ObservableType/withLatestFrom(_:)`` for sequences of the main thread.
    ///
    /// - Parameter second: The other sequence, subscribed to first. Its last element is still used after it completes.
    /// - Returns: The other's latest element for each element of the source; completes with the source, and fails with
    ///   the first that fails.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> MainObservable<Source.Element> where Source.Element: Sendable {
        MainObservable(asObservable().withLatestFrom(second.asObservable().movedToMain()))
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// The form of ``ObservableType/withLatestFrom(_:resultSelector:)`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - second: The other sequence, subscribed to first. Its last element is still used after it completes.
    ///   - resultSelector: Combines the two; an error that it throws fails the sequence.
    /// - Returns: A result for each element of the source; completes with the source, and fails with the first that
    ///   fails.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
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
    ///
    /// - Parameter obj: The object; held weakly.
    /// - Returns: The object and each element; completes at the first element after the object is gone, and ends with
    ///   the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> MainObservable<(Object, Element)> {
        MainObservable(asObservable().withUnretained(obj))
    }

    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``ObservableType/withUnretained(_:resultSelector:)`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - obj: The object; held weakly.
    ///   - resultSelector: Combines the object and an element.
    /// - Returns: The results; completes at the first element after the object is gone, and ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @MainActor (Object, Element) -> Out
    ) -> MainObservable<Out> {
        MainObservable(asObservable().withUnretained(obj, resultSelector: onMain(resultSelector)))
    }

    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``ObservableType`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameter on: Called with each event, one at a time.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onMain(on))
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``ObservableType`` for sequences of the main
    /// thread: its closures are the main actor's.
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

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``ObservableType`` for sequences of the
    /// main thread: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
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

extension MainObservableType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// The form of ``ObservableType/distinctUntilChanged()`` for sequences of the main thread.
    ///
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged() -> MainObservable<Element> {
        distinctUntilChanged(equalOnMain())
    }
}

extension MainObservableType where Element: Equatable {
    /// The form of `distinctUntilChanged()` for code of the main actor, which may use the main actor's conformances.
    @_alwaysEmitIntoClient
    @MainActor
    @_disfavoredOverload
    public func distinctUntilChanged() -> MainObservable<Element> {
        distinctUntilChanged(equalOnMain())
    }
}

extension ObservableType where Element: Sendable {
    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: The time for which the source must be quiet.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The elements that were followed by a quiet period; completes with the source and fails with it at
    ///   once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        debounced(asObservable(), dueTime.rxTimeInterval, scheduler).movedToMain()
    }

    /// Emits at most one element in each period of `dueTime`.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: The minimum time between two elements; at zero or less, every element passes.
    ///   - latest: Whether the latest element of a period is emitted at its end.
    ///   - scheduler: Runs the timer and delivers pending elements.
    /// - Returns: Elements that are at least `dueTime` apart; one that arrives exactly after `dueTime` passes.
    ///   Completes after the pending element and fails at once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        throttled(asObservable(), dueTime.rxTimeInterval, latest, scheduler).movedToMain()
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
    /// - Complexity: Memory is O(*n*) in the number of delayed elements; each has a timer of its own.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        delayed(asObservable(), dueTime.rxTimeInterval, scheduler).movedToMain()
    }

    /// Fails when no event comes in time.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - scheduler: Runs the timer and sends the error.
    /// - Returns: The source's elements; fails with ``RxError/timeout`` when `dueTime` has passed without an event, and
    ///   ends with the source.
    /// - Complexity: O(1) for an element; one timer is armed.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        timedOut(asObservable(), dueTime.rxTimeInterval, .error(RxError.timeout), scheduler).movedToMain()
    }
}

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - period: The time before the first tick and between two ticks; as fast as possible for zero and less.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end; after the greatest integer it starts at the
    ///   least one again.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        MainObservable(ticking(after: period.rxTimeInterval, every: period.rxTimeInterval, on: scheduler))
    }

    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// The form for a scheduler of the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first tick; as soon as possible for zero and less.
    ///   - period: The time between two ticks; without it there is one tick.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence that sends 0 and completes or, with a period, sends 0, 1, 2 and so on without end.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: dueTime.rxTimeInterval, every: period?.rxTimeInterval, on: scheduler))
    }
}
