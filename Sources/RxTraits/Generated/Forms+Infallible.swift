// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxSubjects

extension InfallibleType {
    /// Emits the events of whichever of several sequences emits first.
    ///
    /// The form of ``/RxObservable/ObservableType/amb(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public static func amb<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(.amb(sequence.lazy.map { $0.asObservable() }))
    }

    /// Combines the latest elements of all sequences of a collection into an array whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible(combination(.latest, collection.map { $0.asObservable() }) { $0 })
    }

    /// Combines the latest elements of all sequences of a collection whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:resultSelector:)`` for sequences that can't fail: its
    /// closure doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(combination(.latest, collection.map { $0.asObservable() }, resultSelector))
    }

    /// Combines the latest elements of two sequences whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:resultSelector:)`` for sequences that can't fail:
    /// its closure doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        resultSelector: @escaping @Sendable (E1, E2) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, resultSelector))
    }

    /// Combines the latest elements of three sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, resultSelector))
    }

    /// Combines the latest elements of four sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the latest elements of five sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Combines the latest elements of six sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5, source6, resultSelector))
    }

    /// Combines the latest elements of seven sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5, source6, source7, resultSelector))
    }

    /// Combines the latest elements of eight sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
        )
    }

    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.concat(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of a collection of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map { $0.asObservable() }))
    }

    /// Emits the elements of a Swift sequence of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// A sequence that is made anew for each subscription.
    ///
    /// The form of `deferred(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(.deferred { observableFactory().asObservable() })
    }

    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public static func empty() -> Infallible<Element> {
        Infallible(.empty())
    }

    /// A sequence of one element.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> Infallible<Element> {
        Infallible(.just(element))
    }

    /// A sequence of one element, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:scheduler:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func just(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// Merges several sequences.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the sequences of an array.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the sequences of a collection.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// A sequence without events.
    ///
    /// The form of ``/RxObservable/ObservableType/never()`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public static func never() -> Infallible<Element> {
        Infallible(.never())
    }

    /// Combines the elements of all sequences of a collection in arrays: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible(combination(.queue, collection.map { $0.asObservable() }) { $0 })
    }

    /// Combines the elements of all sequences of a collection: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:resultSelector:)`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(combination(.queue, collection.map { $0.asObservable() }, resultSelector))
    }

    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:resultSelector:)`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        resultSelector: @escaping @Sendable (E1, E2) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, resultSelector))
    }

    /// Combines the elements of three sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Combines the elements of four sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the elements of five sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Combines the elements of six sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector))
    }

    /// Combines the elements of seven sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector))
    }

    /// Combines the elements of eight sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
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
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
        )
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for sequences that can't fail: its closure doesn't
    /// throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }

    /// Transforms each element into a sequence, and runs these sequences one after the other.
    ///
    /// The form of `concatMap(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func concatMap<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector))
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of ``/RxObservable/ObservableType/debug(_:trimOutput:file:line:function:)`` for sequences that can't
    /// fail.
    @_alwaysEmitIntoClient
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closure doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) -> Key
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector))
    }

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closure doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer))
    }

    /// Drops elements whose key a closure considers equal to the key of the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(_:comparer:)`` for sequences that can't fail:
    /// its closures don't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @Sendable (Element) -> Key,
        comparer: @escaping @Sendable (Key, Key) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(at:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(at: keyPath))
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for sequences that can't fail: its closure doesn't
    /// throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(_:)`` for sequences that can't fail: its closure doesn't
    /// throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector))
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(_:)`` for sequences that can't fail: its closure doesn't
    /// throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapFirst<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector))
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(_:)`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapLatest<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector))
    }

    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for sequences that can't fail: its closure doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// Combines each element with the result so far, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(_:accumulator:)`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @Sendable (Result, Element) -> Result
    ) -> Infallible<Result> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }

    /// Updates a result with each element in place, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(into:accumulator:)`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @Sendable (inout Result, Element) -> Void
    ) -> Infallible<Result> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Shares one subscription to the source between all subscribers.
    ///
    /// The form of `share(replay:scope:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func share(
        replay: Int,
        scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }

    /// Shares one subscription to the source between all subscribers, and keeps no element for new ones.
    ///
    /// The form of `share(scope:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        Infallible(asObservable().share(scope: scope))
    }

    /// Ignores the first elements.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().skip(count))
    }

    /// Ignores elements until another sequence emits one.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(until:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other.asObservable()))
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(while:)`` for sequences that can't fail: its closure doesn't
    /// throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }

    /// Emits an element before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func startWith(_ element: sending Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// Emits some elements before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:_:_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(started(asObservable(), with: [first, second] + others))
    }

    /// Emits the first elements and then completes.
    ///
    /// The form of ``/RxObservable/ObservableType/take(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().take(count))
    }

    /// Emits elements until one satisfies a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:behavior:)`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func take(
        until predicate: @escaping @Sendable (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// Emits elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(while:behavior:)`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func take(
        while predicate: @escaping @Sendable (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }

    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withLatestFrom<Source: InfallibleType>(
        _ second: Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible(asObservable().withLatestFrom(second.asObservable()))
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:resultSelector:)`` for sequences that can't fail:
    /// its closure doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withLatestFrom<Source: InfallibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @Sendable (Element, Source.Element) -> Result
    ) -> Infallible<Result> where Source.Element: Sendable {
        Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)> {
        Infallible(asObservable().withUnretained(obj))
    }

    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:resultSelector:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// Combines the latest elements of two sequences into a tuple whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>
    ) -> Infallible<(E1, E2)> {
        Infallible(combination(.latest, source1, source2) { ($0, $1) })
    }

    /// Combines the latest elements of three sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>
    ) -> Infallible<(E1, E2, E3)> {
        Infallible(combination(.latest, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the latest elements of four sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>
    ) -> Infallible<(E1, E2, E3, E4)> {
        Infallible(combination(.latest, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the latest elements of five sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>
    ) -> Infallible<(E1, E2, E3, E4, E5)> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the latest elements of six sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6)> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Combines the latest elements of seven sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6, E7)> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Combines the latest elements of eight sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}

extension Infallible {
    /// A sequence of the elements of an array.
    ///
    /// The form of ``/RxObservable/ObservableType/from(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(_ array: sending [Element]) -> Infallible<Element> {
        Infallible(.from(array))
    }

    /// A sequence of the elements of an array, emitted on a scheduler.
    ///
    /// The form of `from(_:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(
        _ array: [Element],
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// A sequence of the elements of a Swift sequence, each taken when its turn comes.
    ///
    /// The form of `from(_:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }

    /// A sequence of the element of an optional, if there is one.
    ///
    /// The form of ``/RxObservable/ObservableType/from(optional:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(optional: sending Element?) -> Infallible<Element> {
        Infallible(.from(optional: optional))
    }

    /// A sequence of the element of an optional, if there is one, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/from(optional:scheduler:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(
        optional: Element?,
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(optional: optional, scheduler: scheduler))
    }

    /// A sequence of the given elements.
    ///
    /// The form of ``/RxObservable/ObservableType/of(_:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func of(_ elements: Element...) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(elements))
    }

    /// A sequence of the given elements, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/of(_:scheduler:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func of(
        _ elements: Element...,
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(elements, scheduler: scheduler))
    }
}

extension InfallibleType where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// The form of `interval(_:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(.interval(period, scheduler: scheduler))
    }

    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// The form of `timer(_:period:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(.timer(dueTime, period: period, scheduler: scheduler))
    }
}

extension InfallibleType where Element: Sendable {
    /// Collects elements into arrays, and emits an array when it is full or its time is over.
    ///
    /// The form of ``/RxObservable/ObservableType/buffer(timeSpan:count:scheduler:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func buffer(timeSpan: any RxTimeSpan, count: Int, scheduler: any SchedulerType) -> Infallible<[Element]> {
        Infallible(asObservable().buffer(timeSpan: timeSpan, count: count, scheduler: scheduler))
    }

    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(maxConcurrent:_:)`` for sequences that can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient
    public func compactMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result?
    ) -> Infallible<Result> {
        withoutErrors(asObservable().compactMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Calls an asynchronous closure with each element, one after the other: the `map` of asynchronous closures.
    ///
    /// The form of `concatMap(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func concatMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().concatMap(transform))
    }

    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// The form of `debounce(_:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Delays the elements and the completion.
    ///
    /// The form of `delay(_:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().delay(dueTime, scheduler: scheduler))
    }

    /// Calls an asynchronous closure with each element before emitting it, one after the other.
    ///
    /// The form of ``/RxObservable/ObservableType/do(awaiting:)`` for sequences that can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func `do`(
        @_inheritActorContext awaiting work: @escaping @isolated(any) @Sendable (Element) async -> Void
    ) -> Infallible<Element> {
        withoutErrors(asObservable().do(awaiting: work))
    }

    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(maxConcurrent:_:)`` for sequences that can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient
    public func filter(
        maxConcurrent: Int,
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async -> Bool
    ) -> Infallible<Element> {
        withoutErrors(asObservable().filter(maxConcurrent: maxConcurrent, predicate))
    }

    /// Calls an asynchronous closure with each element, several at the same time.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(maxConcurrent:_:)`` for sequences that can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Calls an asynchronous closure with an element, and ignores further elements until it has returned.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(priority:_:)`` for sequences that can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapFirst<Result: Sendable>(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMapFirst(priority: priority, transform))
    }

    /// Calls an asynchronous closure with each element, and cancels the previous call.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(priority:_:)`` for sequences that can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMapLatest(priority: priority, transform))
    }

    /// Moves what follows to a scheduler: the operators and closures after it run there.
    ///
    /// The form of `observe(on:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// Subscribes to the source, and disposes of that subscription, on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(on:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }

    /// Emits the elements that arrive within a duration and then completes.
    ///
    /// The form of ``/RxObservable/ObservableType/take(for:scheduler:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func take(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Emits elements until another sequence emits one.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:)`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// Emits at most one element in each period of `dueTime`.
    ///
    /// The form of `throttle(_:latest:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }
}

extension InfallibleType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged()`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension InfallibleType where Element: InfallibleType & SendableMetatype {
    /// Emits the elements of the latest inner sequence only.
    ///
    /// The form of ``/RxObservable/ObservableType/switchLatest()`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func switchLatest() -> Infallible<Element.Element> {
        Infallible(asObservable().switchLatest())
    }
}
