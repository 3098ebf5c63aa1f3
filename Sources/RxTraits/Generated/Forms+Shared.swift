// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension SharedSequenceConvertibleType {
    /// Emits the events of whichever of several sequences emits first.
    ///
    /// The form of ``/RxObservable/ObservableType/amb(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func amb<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.amb(sequence.lazy.map(\.source)))
    }

    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func concat(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sources.map(\.source)))
    }

    /// Emits the elements of a collection of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(collection.map(\.source)))
    }

    /// Emits the elements of a Swift sequence of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sequence.lazy.map(\.source)))
    }

    /// Merges several sequences.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Merges the sequences of an array.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Merges the sequences of a collection.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for drivers and signals: its closure runs on the
    /// main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func compactMap<Result>(
        _ transform: @escaping @MainActor (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.compactMap(assumeMain(transform)) }
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for drivers and signals: it reads a key path on the
    /// main thread.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient
    public consuming func compactMap<Result>(
        _ keyPath: any KeyPath<Element, Result?> & Sendable = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap(readOnMain(keyPath))
    }

    /// The form of `compactMap(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor
    public consuming func compactMap<Result>(
        _ keyPath: KeyPath<Element, Result?> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap(readOnMain(keyPath))
    }

    /// The form of `compactMap` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func compactMap<Result>(
        _ keyPath: KeyPath<Element, Result?> = theKeyPath(),
        _: Void = ()
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap(readOnMain(keyPath))
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of ``/RxObservable/ObservableType/debug(_:trimOutput:file:line:function:)`` for drivers and signals.
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

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closure
    /// runs on the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinctUntilChanged(assumeMain(comparer)) }
    }

    /// Drops elements whose key a closure considers equal to the key of the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(_:comparer:)`` for drivers and signals: its
    /// closures run on the main actor and don't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func distinctUntilChanged<Key>(
        _ keySelector: @escaping @MainActor (Element) -> Key,
        comparer: @escaping @MainActor (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            sourceForOperator().distinctUntilChanged(assumeMain(keySelector), comparer: assumeMain(comparer))
        )
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for drivers and signals: its closure runs on the main
    /// actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func filter(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.filter(assumeMain(predicate)) }
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for drivers and signals: it reads a key path on the main
    /// thread.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient
    public consuming func filter(
        _ keyPath: any KeyPath<Element, Bool> & Sendable = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Element> {
        filter(readOnMain(keyPath))
    }

    /// The form of `filter(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor
    public consuming func filter(
        _ keyPath: KeyPath<Element, Bool> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Element> {
        filter(readOnMain(keyPath))
    }

    /// The form of `filter` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func filter(
        _ keyPath: KeyPath<Element, Bool> = theKeyPath(),
        _: Void = ()
    ) -> SharedSequence<SharingStrategy, Element> {
        filter(readOnMain(keyPath))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(_:)`` for drivers and signals: its closure runs on the main
    /// actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMap<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMap(innerSource(selector)))
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(_:)`` for drivers and signals: its closure runs on the
    /// main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapFirst(innerSource(selector)))
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(_:)`` for drivers and signals: its closure runs on the
    /// main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapLatest(innerSource(selector)))
    }

    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for drivers and signals: its closure runs on the main actor
    /// and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func map<Result>(
        _ transform: @escaping @MainActor (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.map(assumeMain(transform)) }
    }

    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for drivers and signals: it reads a key path on the main
    /// thread.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient
    public consuming func map<Result>(
        _ keyPath: any KeyPath<Element, Result> & Sendable = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        map(readOnMain(keyPath))
    }

    /// The form of `map(_:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor
    public consuming func map<Result>(
        _ keyPath: KeyPath<Element, Result> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        map(readOnMain(keyPath))
    }

    /// The form of `map` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func map<Result>(
        _ keyPath: KeyPath<Element, Result> = theKeyPath(),
        _: Void = ()
    ) -> SharedSequence<SharingStrategy, Result> {
        map(readOnMain(keyPath))
    }

    /// Combines each element with the result so far, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(_:accumulator:)`` for drivers and signals: its closure runs on
    /// the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().scan(seed, accumulator: assumeMain(accumulator)))
    }

    /// Updates a result with each element in place, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(into:accumulator:)`` for drivers and signals: its closure runs
    /// on the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @MainActor (inout Result, Element) -> Void
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().scan(into: seed, accumulator: assumeMain(accumulator)))
    }

    /// Ignores the first elements.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skip(count) }
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(while:)`` for drivers and signals: its closure runs on the main
    /// actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func skip(
        while predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skip(while: assumeMain(predicate)) }
    }

    /// Emits an element before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func startWith(_ element: sending Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().startWith(element))
    }

    /// Emits some elements before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:_:_:)`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> SharedSequence<SharingStrategy, Element> where Element: Sendable {
        SharedSequence(started(sourceForOperator(), with: [first, second] + others))
    }

    /// Emits elements until one satisfies a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:behavior:)`` for drivers and signals: its closure runs on
    /// the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func take(
        until predicate: @escaping @MainActor (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.take(until: assumeMain(predicate), behavior: behavior) }
    }

    /// Emits elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(while:behavior:)`` for drivers and signals: its closure runs on
    /// the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func take(
        while predicate: @escaping @MainActor (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.take(while: assumeMain(predicate), behavior: behavior) }
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func withUnretained<Object: AnyObject & Sendable>(
        _ obj: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        sharing { $0.withUnretained(obj) }
    }

    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:resultSelector:)`` for drivers and signals: its
    /// closure runs on the main actor.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @MainActor (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        sharing { $0.withUnretained(obj, resultSelector: assumeMain(resultSelector)) }
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Combines the latest elements of two sequences into a tuple whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:)`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>
    ) -> SharedSequence<SharingStrategy, (E1, E2)> {
        SharedSequence(combination(.latest, source1, source2) { ($0, $1) })
    }

    /// Combines the latest elements of three sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
        SharedSequence(combination(.latest, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the latest elements of four sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
        SharedSequence(combination(.latest, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the latest elements of five sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
        SharedSequence(combination(.latest, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the latest elements of six sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
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

    /// Combines the latest elements of seven sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
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

    /// Combines the latest elements of eight sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
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
    /// The form of ``/RxObservable/ObservableType/zip(_:_:)`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>
    ) -> SharedSequence<SharingStrategy, (E1, E2)> {
        SharedSequence(combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Combines the elements of three sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
        SharedSequence(combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the elements of four sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
        SharedSequence(combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the elements of five sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the elements of six sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
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

    /// Combines the elements of seven sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
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

    /// Combines the elements of eight sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
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

extension SharedSequence {
    /// Combines the latest elements of two sequences whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:resultSelector:)`` for drivers and signals: its
    /// closure runs on the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        resultSelector: @escaping @MainActor (E1, E2) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, assumeMain(resultSelector)))
    }

    /// Combines the latest elements of three sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        resultSelector: @escaping @MainActor (E1, E2, E3) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, assumeMain(resultSelector)))
    }

    /// Combines the latest elements of four sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, source4, assumeMain(resultSelector)))
    }

    /// Combines the latest elements of five sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, source4, source5, assumeMain(resultSelector)))
    }

    /// Combines the latest elements of six sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
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
            combination(.latest, source1, source2, source3, source4, source5, source6, assumeMain(resultSelector))
        )
    }

    /// Combines the latest elements of seven sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
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
            combination(
                .latest,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                assumeMain(resultSelector)
            )
        )
    }

    /// Combines the latest elements of eight sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
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
                assumeMain(resultSelector)
            )
        )
    }

    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:resultSelector:)`` for drivers and signals: its closure runs
    /// on the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        resultSelector: @escaping @MainActor (E1, E2) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, assumeMain(resultSelector)))
    }

    /// Combines the elements of three sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        resultSelector: @escaping @MainActor (E1, E2, E3) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, assumeMain(resultSelector)))
    }

    /// Combines the elements of four sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, assumeMain(resultSelector)))
    }

    /// Combines the elements of five sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, source5, assumeMain(resultSelector)))
    }

    /// Combines the elements of six sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
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
            combination(.queue, source1, source2, source3, source4, source5, source6, assumeMain(resultSelector))
        )
    }

    /// Combines the elements of seven sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
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
            combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                assumeMain(resultSelector)
            )
        )
    }

    /// Combines the elements of eight sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
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
                assumeMain(resultSelector)
            )
        )
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// The form of `interval(_:scheduler:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequence where Element: Sendable {
    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(maxConcurrent:_:)`` for drivers and signals.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient
    public func compactMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        observedOnMain(source.compactMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(maxConcurrent:_:)`` for drivers and signals.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient
    public func filter(
        maxConcurrent: Int,
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        observedOnMain(source.filter(maxConcurrent: maxConcurrent, predicate))
    }

    /// Calls an asynchronous closure with each element, several at the same time.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(maxConcurrent:_:)`` for drivers and signals.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        observedOnMain(source.flatMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Calls an asynchronous closure with an element, and ignores further elements until it has returned.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(priority:_:)`` for drivers and signals.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapFirst<Result: Sendable>(
        priority: TaskPriority?,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        observedOnMain(source.flatMapFirst(priority: priority, transform))
    }

    /// Calls an asynchronous closure with each element, and cancels the previous call.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(priority:_:)`` for drivers and signals.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        priority: TaskPriority?,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        observedOnMain(source.flatMapLatest(priority: priority, transform))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// The form of `debounce(_:scheduler:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func debounce(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Delays the elements and the completion.
    ///
    /// The form of `delay(_:scheduler:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func delay(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Emits at most one element in each period of `dueTime`.
    ///
    /// The form of `throttle(_:latest:scheduler:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }
}
