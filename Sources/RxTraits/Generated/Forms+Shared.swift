// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxRelay
public import RxSchedulers

extension SharedSequenceConvertibleType {
    /// Emits the events of whichever of several sequences emits first.
    ///
    /// The form of ``/RxObservable/ObservableType/amb(_:)`` for drivers and signals.
    ///
    /// - Parameter sequence: The sequences, subscribed to in order until one sends. They are read from it at once, so
    ///   it must be finite.
    /// - Returns: The events of the winner; no event at all if there are no sequences.
    /// - Complexity: O(*n*) in the number of sequences for a subscription, O(1) for an event.
    /// - SeeAlso: [amb](https://reactivex.io/documentation/operators/amb.html)
    @_alwaysEmitIntoClient
    public static func amb<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.amb(sequence.lazy.map(\.source)))
    }

    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sources: The sequences, each subscribed to when the one before it has completed.
    /// - Returns: The elements of all; completes after the last, at once if there are none.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sources.map(\.source)))
    }

    /// Emits the elements of a collection of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter collection: The sequences, each subscribed to when the one before it has completed. The collection
    ///   is read at the call; a Swift sequence that is `Sendable` is read as each one is needed.
    /// - Returns: The elements of all; completes after the last, at once if there are none.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(collection.map(\.source)))
    }

    /// Emits the elements of a Swift sequence of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sequence: Produces the sequences, each when the one before it has completed; it may be endless. Each
    ///   subscription makes an iterator.
    /// - Returns: The elements of all; completes after the last, at once if there are none.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sequence.lazy.map(\.source)))
    }

    /// Merges several sequences.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Merges the sequences of an array.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Merges the sequences of a collection.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func compactMap<Result>(
        _ transform: @escaping @MainActor (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.compactMap(onMain(transform)) }
    }

    /// Emits the value at a key path of each element, and drops elements that have none.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    public consuming func compactMap<Result>(
        _ keyPath: any KeyPath<Element, Result?> & Sendable = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap(readOnMain(keyPath))
    }

    /// The form of `compactMap(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @MainActor
    public consuming func compactMap<Result>(
        _ keyPath: KeyPath<Element, Result?> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap(readOnMain(keyPath))
    }

    /// The form of `compactMap` in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func compactMap<Result>(
        _ keyPath: KeyPath<Element, Result?> = theKeyPath(),
        _ mode: Void = ()
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap(readOnMain(keyPath))
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of ``/RxObservable/ObservableType/debug(_:trimOutput:file:line:function:)`` for drivers and signals.
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
    public consuming func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            sourceForOperator().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }

    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures
    /// are the main actor's.
    ///
    /// - Parameter keySelector: Makes the key of an element.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    public consuming func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged` in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures
    /// are the main actor's.
    ///
    /// - Parameter comparer: Whether two elements count as equal, the earlier first.
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinctUntilChanged(onMain(comparer)) }
    }

    /// Drops elements whose key a closure considers equal to the key of the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(_:comparer:)`` for drivers and signals: its
    /// closures are the main actor's.
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key of an element.
    ///   - comparer: Whether two keys count as equal, the earlier first.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func distinctUntilChanged<Key>(
        _ keySelector: @escaping @MainActor (Element) -> Key,
        comparer: @escaping @MainActor (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinctUntilChanged(onMain(keySelector), comparer: onMain(comparer)) }
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(at:)`` for drivers and signals.
    ///
    /// - Parameter keyPath: The value that is compared.
    /// - Returns: The first element, and each that differs there from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged(at:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @MainActor
    @_disfavoredOverload
    public consuming func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged` in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    public consuming func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>,
        _ mode: Void = ()
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it is forwarded.
    ///   - afterNext: Called with each element after it was forwarded.
    ///   - onCompleted: Called before completion is forwarded.
    ///   - afterCompleted: Called after completion was forwarded.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of, and after
    ///     `onSubscribed`, even if the source ends while it is being subscribed to.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func `do`(
        onNext: (@MainActor (Element) -> Void)? = nil,
        afterNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        afterCompleted: (@MainActor () -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            sourceForOperator().do(
                onNext: onMainIfAny(onNext),
                afterNext: onMainIfAny(afterNext),
                onCompleted: onMainIfAny(onCompleted),
                afterCompleted: onMainIfAny(afterCompleted),
                onSubscribe: onMainIfAny(onSubscribe),
                onSubscribed: onMainIfAny(onSubscribed),
                onDispose: hoppingToMainIfAny(onDispose)
            )
        )
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter predicate: Whether an element passes.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func filter(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.filter(onMain(predicate)) }
    }

    /// Emits only the elements whose property at a key path is `true`.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    public consuming func filter(
        _ keyPath: any KeyPath<Element, Bool> & Sendable = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Element> {
        filter(readOnMain(keyPath))
    }

    /// The form of `filter(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @MainActor
    public consuming func filter(
        _ keyPath: KeyPath<Element, Bool> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Element> {
        filter(readOnMain(keyPath))
    }

    /// The form of `filter` in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func filter(
        _ keyPath: KeyPath<Element, Bool> = theKeyPath(),
        _ mode: Void = ()
    ) -> SharedSequence<SharingStrategy, Element> {
        filter(readOnMain(keyPath))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMap(innerSource(selector)))
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter selector: Makes the inner sequence. It isn't called for elements that are dropped.
    /// - Returns: The elements of the inner sequences; completes when the source and the last inner sequence have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapFirst(innerSource(selector)))
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(_:)`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapLatest(innerSource(selector)))
    }

    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for drivers and signals: its closures are the main actor's.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func map<Result>(
        _ transform: @escaping @MainActor (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.map(onMain(transform)) }
    }

    /// Emits the value at a key path of each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for drivers and signals: its closures are the main actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    public consuming func map<Result>(
        _ keyPath: any KeyPath<Element, Result> & Sendable = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        map(readOnMain(keyPath))
    }

    /// The form of `map(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0)
    @_alwaysEmitIntoClient
    @MainActor
    public consuming func map<Result>(
        _ keyPath: KeyPath<Element, Result> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        map(readOnMain(keyPath))
    }

    /// The form of `map` in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func map<Result>(
        _ keyPath: KeyPath<Element, Result> = theKeyPath(),
        _ mode: Void = ()
    ) -> SharedSequence<SharingStrategy, Result> {
        map(readOnMain(keyPath))
    }

    /// Combines each element with the result so far, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(_:accumulator:)`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().scan(seed, accumulator: onMain(accumulator)))
    }

    /// Updates a result with each element in place, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(into:accumulator:)`` for drivers and signals: its closures are
    /// the main actor's.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Changes the result so far by the element.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @MainActor (inout Result, Element) -> Void
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().scan(into: seed, accumulator: onMain(accumulator)))
    }

    /// Ignores the first elements.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(_:)`` for drivers and signals.
    ///
    /// - Parameter count: The number of elements to drop; none for zero or less.
    /// - Returns: The elements after the first `count`; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skip(count) }
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(while:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter predicate: Whether an element is dropped. It isn't called any more after the first element that
    ///   passes.
    /// - Returns: The first element that doesn't satisfy the predicate, and all after it; ends with the source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func skip(
        while predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skip(while: onMain(predicate)) }
    }

    /// Emits an element before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:)`` for drivers and signals.
    ///
    /// - Parameter element: Sent first; a value that isn't `Sendable` can't be used by the caller any more.
    /// - Returns: This element, and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func startWith(_ element: sending Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().startWith(element))
    }

    /// Emits some elements before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:_:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - first: Sent at once when the sequence is subscribed to, before the source is.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> SharedSequence<SharingStrategy, Element> where Element: Sendable {
        SharedSequence(started(sourceForOperator(), with: [first, second] + others))
    }

    /// Emits elements until another sequence emits one.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:)`` for drivers and signals.
    ///
    /// - Parameter other: Its first element completes the sequence; its completion alone does nothing. It is subscribed
    ///   to first.
    /// - Returns: The source's elements; completes with the source or at the other's first element.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func take<Source: SharedSequenceConvertibleType>(
        until other: Source
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { taken($0, until: other.source) }
    }

    /// Emits elements until one satisfies a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:behavior:)`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element ends the sequence. It isn't called any more after the first such element.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that satisfies the predicate; completes there, or with the source if
    ///   that ends earlier.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func take(
        until predicate: @escaping @MainActor (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.take(until: onMain(predicate), behavior: behavior) }
    }

    /// Emits elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(while:behavior:)`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element passes. It isn't called any more after the first element that doesn't pass.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that doesn't satisfy the predicate; completes there, or with the source
    ///   if that ends earlier.
    /// - SeeAlso: [takeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func take(
        while predicate: @escaping @MainActor (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.take(while: onMain(predicate), behavior: behavior) }
    }

    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:)`` for drivers and signals.
    ///
    /// - Parameter second: The other sequence, subscribed to first. Its last element is still used after it completes.
    /// - Returns: The other's latest element for each element of the source; completes with the source.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType>(
        _ second: Source
    ) -> SharedSequence<SharingStrategy, Source.Element> {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source) { $1 })
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:resultSelector:)`` for drivers and signals: its
    /// closures are the main actor's.
    ///
    /// - Parameters:
    ///   - second: The other sequence, subscribed to first. Its last element is still used after it completes.
    ///   - resultSelector: Combines the two.
    /// - Returns: A result for each element of the source; completes with the source.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @MainActor (Element, Source.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Source.SharingStrategy == SharingStrategy {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source, onMain(resultSelector)))
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:)`` for drivers and signals.
    ///
    /// - Parameter obj: The object; held weakly.
    /// - Returns: The object and each element; completes at the first element after the object is gone, and ends with
    ///   the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func withUnretained<Object: AnyObject & Sendable>(
        _ obj: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        sharing { $0.withUnretained(obj) }
    }

    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:resultSelector:)`` for drivers and signals: its
    /// closures are the main actor's.
    ///
    /// - Parameters:
    ///   - obj: The object; held weakly.
    ///   - resultSelector: Combines the object and an element.
    /// - Returns: The results; completes at the first element after the object is gone, and ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @MainActor (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        sharing { $0.withUnretained(obj, resultSelector: onMain(resultSelector)) }
    }
}

extension SharedSequence {
    /// Combines the latest elements of all sequences of a collection into an array whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:)`` for drivers and signals.
    ///
    /// - Parameter collection: The sequences, subscribed to in order.
    /// - Returns: An array for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element. For an empty collection, an empty array,
    ///   and then completion.
    /// - Complexity: O(*n*) for an element, in the number of sequences.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection, Value>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Value]>
    where Element == [Value], Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.latest, collection.map(\.source)) { $0 })
    }

    /// Combines the latest elements of all sequences of a collection whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:resultSelector:)`` for drivers and signals: its
    /// closures are the main actor's.
    ///
    /// - Parameters:
    ///   - collection: The sequences, subscribed to in order.
    ///   - resultSelector: Combines the latest element of each, in their order.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or
    ///   when no result can come any more, since one ended without an element. For an empty collection, the result of
    ///   no elements, and then completion.
    /// - Complexity: O(*n*) for an element, in the number of sequences.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection, Value>(
        _ collection: Collection,
        resultSelector: @escaping @MainActor ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.latest, collection.map(\.source), onMain(resultSelector)))
    }

    /// Combines the latest elements of two sequences whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:resultSelector:)`` for drivers and signals: its
    /// closures are the main actor's. Up to eight can be combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines the latest element of each.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or
    ///   when no result can come any more, since one ended without an element.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func combineLatest<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        resultSelector: @escaping @MainActor (E1, E2) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, onMain(resultSelector)))
    }

    /// Combines the latest elements of three sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        resultSelector: @escaping @MainActor (E1, E2, E3) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, onMain(resultSelector)))
    }

    /// Combines the latest elements of four sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, source4, onMain(resultSelector)))
    }

    /// Combines the latest elements of five sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, source4, source5, onMain(resultSelector)))
    }

    /// Combines the latest elements of six sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5, E6) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(.latest, source1, source2, source3, source4, source5, source6, onMain(resultSelector))
        )
    }

    /// Combines the latest elements of seven sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7, onMain(resultSelector))
        )
    }

    /// Combines the latest elements of eight sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, E8>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(
                .latest,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                source8,
                onMain(resultSelector)
            )
        )
    }

    /// A sequence that is made anew for each subscription.
    ///
    /// The form of `deferred(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// ```swift
    /// let start = Driver<String>.deferred { .just(self.label.text) }  // read when it is subscribed to
    /// ```
    ///
    /// - Parameter observableFactory: Makes the sequence. It is called once for each subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        let factory = onMain(observableFactory)
        return SharedSequence(.deferred { factory().source })
    }

    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for drivers and signals.
    ///
    /// - Returns: A sequence that completes when it is subscribed to.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.empty())
    }

    /// A sequence of the elements of an array.
    ///
    /// The form of ``/RxObservable/ObservableType/from(_:)`` for drivers and signals.
    ///
    /// - Parameter array: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(_ array: sending [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.from(array))
    }

    /// A sequence of the elements of a Swift sequence, each taken when its turn comes.
    ///
    /// The form of `from(_:scheduler:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sequence: Produces the elements, in order; it may be endless. Each subscription makes an iterator.
    /// - Returns: A sequence that sends the elements and completes when there are no more.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(unshared: .from(sequence))
    }

    /// A sequence of the element of an optional, if there is one.
    ///
    /// The form of ``/RxObservable/ObservableType/from(optional:)`` for drivers and signals.
    ///
    /// - Parameter optional: The element.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(optional: sending Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.from(optional: optional))
    }

    /// A sequence of one element.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:)`` for drivers and signals.
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element at once and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.just(element))
    }

    /// A sequence without events.
    ///
    /// The form of ``/RxObservable/ObservableType/never()`` for drivers and signals.
    ///
    /// ```swift
    /// let noAlerts = Signal<String>.never()  // in a preview, or a test
    /// ```
    ///
    /// - Returns: A sequence that sends nothing and doesn't end.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .never())
    }

    /// A sequence of the given elements.
    ///
    /// The form of ``/RxObservable/ObservableType/of(_:)`` for drivers and signals.
    ///
    /// - Parameter elements: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> where Element: Sendable {
        SharedSequence(unshared: Observable.from(elements))
    }

    /// Combines the elements of all sequences of a collection in arrays: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:)`` for drivers and signals.
    ///
    /// - Parameter collection: The sequences, subscribed to in order.
    /// - Returns: An array for each row of elements; completes as soon as no further row is possible: when one has
    ///   completed and none of its elements waits for partners. For an empty collection, completion alone.
    /// - Complexity: O(*n*) for a row, in the number of sequences. Memory is O(*m*) in the number of elements that
    ///   wait.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection, Value>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Value]>
    where Element == [Value], Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.queue, collection.map(\.source)) { $0 })
    }

    /// Combines the elements of all sequences of a collection: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:resultSelector:)`` for drivers and signals: its closures are
    /// the main actor's.
    ///
    /// - Parameters:
    ///   - collection: The sequences, subscribed to in order.
    ///   - resultSelector: Combines one element of each, in their order.
    /// - Returns: A result for each row of elements; completes as soon as no further row is possible: when one has
    ///   completed and none of its elements waits for partners. For an empty collection, completion alone.
    /// - Complexity: O(*n*) for a row, in the number of sequences. Memory is O(*m*) in the number of elements that
    ///   wait.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection, Value>(
        _ collection: Collection,
        resultSelector: @escaping @MainActor ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.queue, collection.map(\.source), onMain(resultSelector)))
    }

    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:resultSelector:)`` for drivers and signals: its closures are
    /// the main actor's. Up to eight can be combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines one element of each.
    /// - Returns: A result for each pair; completes as soon as no further pair is possible: when one has completed and
    ///   none of its elements waits for a partner.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        resultSelector: @escaping @MainActor (E1, E2) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, onMain(resultSelector)))
    }

    /// Combines the elements of three sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        resultSelector: @escaping @MainActor (E1, E2, E3) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, onMain(resultSelector)))
    }

    /// Combines the elements of four sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, onMain(resultSelector)))
    }

    /// Combines the elements of five sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, source5, onMain(resultSelector)))
    }

    /// Combines the elements of six sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5, E6) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(.queue, source1, source2, source3, source4, source5, source6, onMain(resultSelector))
        )
    }

    /// Combines the elements of seven sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7, onMain(resultSelector))
        )
    }

    /// Combines the elements of eight sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, E8>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                source8,
                onMain(resultSelector)
            )
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Combines the latest elements of two sequences into a tuple whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:)`` for drivers and signals. Up to eight can be
    /// combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>
    ) -> SharedSequence<SharingStrategy, (E1, E2)> {
        SharedSequence(combination(.latest, source1, source2) { ($0, $1) })
    }

    /// Combines the latest elements of three sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
        SharedSequence(combination(.latest, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the latest elements of four sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
        SharedSequence(combination(.latest, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the latest elements of five sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
        SharedSequence(combination(.latest, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the latest elements of six sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)> {
        SharedSequence(
            combination(.latest, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Combines the latest elements of seven sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)> {
        SharedSequence(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Combines the latest elements of eight sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, E8>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        SharedSequence(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }

    /// Combines the elements of two sequences in tuples: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:)`` for drivers and signals. Up to eight can be combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each pair; completes as soon as no further pair is possible: when one has completed and
    ///   none of its elements waits for a partner.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    public static func zip<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>
    ) -> SharedSequence<SharingStrategy, (E1, E2)> {
        SharedSequence(combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Combines the elements of three sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
        SharedSequence(combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the elements of four sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
        SharedSequence(combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the elements of five sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the elements of six sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)> {
        SharedSequence(
            combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Combines the elements of seven sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)> {
        SharedSequence(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Combines the elements of eight sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, E8>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        SharedSequence(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// The form of ``/RxObservable/ObservableType/interval(_:scheduler:)`` for drivers and signals.
    ///
    /// - Parameter period: The time before the first tick and between two ticks; as fast as possible for zero and less.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end; after the greatest integer it starts at the
    ///   least one again.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// A sequence that emits zero after a delay and then goes on counting.
    ///
    /// The form of ``/RxObservable/ObservableType/timer(_:period:scheduler:)`` for drivers and signals.
    ///
    /// ```swift
    /// Driver<Int>.timer(.seconds(1), period: .seconds(1))
    ///     .drive(onNext: { second in self.label.text = "\(second) s" })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first tick; as soon as possible for zero and less.
    ///   - period: The time between two ticks.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end, on the main thread.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: any RxTimeSpan
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequence where Element: Sendable {
    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(maxConcurrent:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - transform: Makes the new element, or `nil` to drop this one.
    /// - Returns: The results that aren't `nil`, as they come, delivered on the main thread, one at a time; completes
    ///   when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func compactMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.compactMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(maxConcurrent:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - predicate: Whether an element passes.
    /// - Returns: The elements that pass, as their calls return, delivered on the main thread, one at a time; completes
    ///   when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func filter(
        maxConcurrent: Int,
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        deliveredOnMain(source.filter(maxConcurrent: maxConcurrent, predicate))
    }

    /// Calls an asynchronous closure with each element, several at the same time.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(maxConcurrent:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - transform: Makes the new element.
    /// - Returns: The results as they come, delivered on the main thread, one at a time; completes when the source has
    ///   completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.flatMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Calls an asynchronous closure with an element, and ignores further elements until it has returned.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(priority:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element.
    /// - Returns: The results, delivered on the main thread; completes when the source has completed and the last call
    ///   has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Result: Sendable>(
        priority: TaskPriority?,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.flatMapFirst(priority: priority, transform))
    }

    /// Calls an asynchronous closure with each element, and cancels the previous call.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(priority:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element.
    /// - Returns: The results of the latest calls, delivered on the main thread; completes when the source has
    ///   completed and the latest call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        priority: TaskPriority?,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.flatMapLatest(priority: priority, transform))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// The form of ``/RxObservable/ObservableType/debounce(_:scheduler:)`` for drivers and signals.
    ///
    /// - Parameter dueTime: The time for which the source must be quiet.
    /// - Returns: The elements that were followed by a quiet period; completes with the source.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func debounce(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Delays the elements and the completion.
    ///
    /// The form of ``/RxObservable/ObservableType/delay(_:scheduler:)`` for drivers and signals.
    ///
    /// - Parameter dueTime: How much later each element is delivered.
    /// - Returns: The source's elements, each `dueTime` later; completes `dueTime` after the source, dropping the
    ///   elements that are still delayed.
    /// - Complexity: Memory is O(*n*) in the number of delayed elements; each has a timer of its own.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func delay(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Emits at most one element in each period of `dueTime`.
    ///
    /// The form of ``/RxObservable/ObservableType/throttle(_:latest:scheduler:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - dueTime: The minimum time between two elements; at zero or less, every element passes.
    ///   - latest: Whether the latest element of a period is emitted at its end.
    /// - Returns: Elements that are at least `dueTime` apart; one that arrives exactly after `dueTime` passes.
    ///   Completes after the pending element.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }
}

extension SharedSequenceConvertibleType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged()`` for drivers and signals.
    ///
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public consuming func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(equalOnMain())
    }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    /// The form of `distinctUntilChanged()` for code of the main actor, which may use the main actor's conformances.
    @_alwaysEmitIntoClient
    @MainActor
    @_disfavoredOverload
    public consuming func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(equalOnMain())
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Subscribes for the side effects alone.
    ///
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive() -> any Disposable {
        source.subscribe()
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for drivers:
    /// its closures are the main actor's.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 1)
    /// let badge = count.asDriver().map { "\($0) new" }
    /// badge.drive(onNext: { print($0) }).disposed(by: bag)
    /// count.accept(2)
    /// // Prints "1 new", "2 new".
    /// ```
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// drivers: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(
            onNext: weaklyOnMain(object, onNext),
            onError: nil,
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 0)
    /// let badge = BehaviorRelay(value: 0)
    /// count.asDriver().drive(badge).disposed(by: bag)
    /// count.accept(3)
    /// print(badge.value)
    /// // Prints "3".
    /// ```
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every event to observers.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(onMain: ObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(onMain: OptionalObserverGroup(observers))
    }

    /// Passes the sequence to a function.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    ///
    /// - Parameter binder: Receives the sequence and returns a value of any type, such as the subscription.
    /// - Returns: What the function returns.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Result>(_ binder: (Observable<Element>) -> Result) -> Result {
        binder(source)
    }

    /// Passes the sequence to a function, and an argument to the function that it returns.
    ///
    /// The form of `bind(to:curriedArgument:)` of ``/RxObservable/ObservableType`` for drivers.
    ///
    /// - Parameters:
    ///   - binder: Receives the sequence and returns a function of the argument.
    ///   - curriedArgument: The argument for that function.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Argument, Result>(
        _ binder: (Observable<Element>) -> (Argument) -> Result,
        curriedArgument: Argument
    ) -> Result {
        binder(source)(curriedArgument)
    }

    /// Passes the sequence to a function, and a closure of the main actor to the function that it returns.
    ///
    /// The form of `bind(to:curriedArgument:)` of ``/RxObservable/ObservableType`` for drivers.
    ///
    /// - Parameters:
    ///   - binder: Receives the sequence and returns a function of the closure.
    ///   - curriedArgument: The argument for that function.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    public func drive<each Argument, Output, Result>(
        _ binder: (Observable<Element>) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
    ) -> Result {
        binder(source)(curriedArgument)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Subscribes for the side effects alone.
    ///
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit() -> any Disposable {
        source.subscribe()
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for signals:
    /// its closures are the main actor's.
    ///
    /// ```swift
    /// let errors = PublishRelay<String>()
    /// let alerts = errors.asSignal()
    /// alerts.emit(onNext: { print("alert: \($0)") }).disposed(by: bag)
    /// errors.accept("no connection")
    /// // Prints "alert: no connection".
    /// ```
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// signals: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(
            onNext: weaklyOnMain(object, onNext),
            onError: nil,
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    ///
    /// ```swift
    /// let taps = PublishRelay<Int>()
    /// let log = PublishRelay<Int>()
    /// log.subscribe(onNext: { print("tap \($0)") }).disposed(by: bag)
    /// taps.asSignal().emit(to: log).disposed(by: bag)
    /// taps.accept(1)
    /// // Prints "tap 1".
    /// ```
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every event to observers.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(onMain: ObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(onMain: OptionalObserverGroup(observers))
    }
}
