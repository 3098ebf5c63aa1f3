// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxRelay
public import RxSchedulers
public import RxSubjects

extension InfallibleType {
    /// Emits the events of whichever of several sequences emits first.
    ///
    /// The form of ``/RxObservable/ObservableType/amb(_:)`` for sequences that can't fail.
    ///
    /// - Parameter sequence: The sequences, subscribed to in order until one sends. They are read from it at once, so
    ///   it must be finite.
    /// - Returns: The events of the winner; no event at all if there are no sequences.
    /// - Complexity: O(*n*) in the number of sequences for a subscription, O(1) for an event.
    /// - SeeAlso: [amb](https://reactivex.io/documentation/operators/amb.html)
    @_alwaysEmitIntoClient
    public static func amb<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(.amb(sequence.lazy.map { $0.asObservable() }))
    }

    /// Combines the latest elements of all sequences of a collection into an array whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:)`` for sequences that can't fail.
    ///
    /// - Parameter collection: The sequences, subscribed to in order.
    /// - Returns: An array for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element. For an empty collection, an empty array,
    ///   and then completion.
    /// - Complexity: O(*n*) for an element, in the number of sequences.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible(combination(.latest, collection.map { $0.asObservable() }) { $0 })
    }

    /// Combines the latest elements of all sequences of a collection whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:resultSelector:)`` for sequences that can't fail: its
    /// closures can't, either.
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
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(combination(.latest, collection.map { $0.asObservable() }, resultSelector))
    }

    /// Combines the latest elements of two sequences whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:resultSelector:)`` for sequences that can't fail:
    /// its closures can't, either. Up to eight can be combined.
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
    public static func combineLatest<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        resultSelector: @escaping @Sendable (E1, E2) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, resultSelector))
    }

    /// Combines the latest elements of three sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, resultSelector))
    }

    /// Combines the latest elements of four sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the latest elements of five sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
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

    /// Combines the latest elements of six sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
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

    /// Combines the latest elements of seven sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
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

    /// Combines the latest elements of eight sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
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
                resultSelector
            )
        )
    }

    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter sources: The sequences, each subscribed to when the one before it has completed.
    /// - Returns: The elements of all; completes after the last, at once if there are none.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.concat(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of a collection of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter collection: The sequences, each subscribed to when the one before it has completed. The collection
    ///   is read at the call; a Swift sequence that is `Sendable` is read as each one is needed.
    /// - Returns: The elements of all; completes after the last, at once if there are none.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map { $0.asObservable() }))
    }

    /// Emits the elements of a Swift sequence of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter sequence: Produces the sequences, each when the one before it has completed; it may be endless. Each
    ///   subscription makes an iterator.
    /// - Returns: The elements of all; completes after the last, at once if there are none.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// A sequence that is made anew for each subscription.
    ///
    /// The form of `deferred(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter observableFactory: Makes the sequence. It is called once for each subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(.deferred { observableFactory().asObservable() })
    }

    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for sequences that can't fail.
    ///
    /// - Returns: A sequence that completes when it is subscribed to.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func empty() -> Infallible<Element> {
        Infallible(.empty())
    }

    /// A sequence of one element.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:)`` for sequences that can't fail.
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element at once and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> Infallible<Element> {
        Infallible(.just(element))
    }

    /// A sequence of one element, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:scheduler:)`` for sequences that can't fail.
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
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// Merges several sequences.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the sequences of an array.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the sequences of a collection.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// A sequence without events.
    ///
    /// The form of ``/RxObservable/ObservableType/never()`` for sequences that can't fail.
    ///
    /// - Returns: A sequence that sends nothing and doesn't end.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func never() -> Infallible<Element> {
        Infallible(.never())
    }

    /// Combines the elements of all sequences of a collection in arrays: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:)`` for sequences that can't fail.
    ///
    /// - Parameter collection: The sequences, subscribed to in order.
    /// - Returns: An array for each row of elements; completes as soon as no further row is possible: when one has
    ///   completed and none of its elements waits for partners. For an empty collection, completion alone.
    /// - Complexity: O(*n*) for a row, in the number of sequences. Memory is O(*m*) in the number of elements that
    ///   wait.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible(combination(.queue, collection.map { $0.asObservable() }) { $0 })
    }

    /// Combines the elements of all sequences of a collection: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:resultSelector:)`` for sequences that can't fail: its closures
    /// can't, either.
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
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(combination(.queue, collection.map { $0.asObservable() }, resultSelector))
    }

    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:resultSelector:)`` for sequences that can't fail: its
    /// closures can't, either. Up to eight can be combined.
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
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        resultSelector: @escaping @Sendable (E1, E2) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, resultSelector))
    }

    /// Combines the elements of three sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Combines the elements of four sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the elements of five sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
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

    /// Combines the elements of six sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
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
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }

    /// Transforms each element into a sequence, and runs these sequences one after the other.
    ///
    /// The form of `concatMap(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter selector: Makes the inner sequence. It is called when the element arrives.
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences; the stack is flat.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func concatMap<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector))
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of ``/RxObservable/ObservableType/debug(_:trimOutput:file:line:function:)`` for sequences that can't
    /// fail.
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
    ) -> Infallible<Element> {
        Infallible(asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closures can't, either.
    ///
    /// - Parameter keySelector: Makes the key of an element.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) -> Key
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector))
    }

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closures can't, either.
    ///
    /// - Parameter comparer: Whether two elements count as equal, the earlier first.
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer))
    }

    /// Drops elements whose key a closure considers equal to the key of the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(_:comparer:)`` for sequences that can't fail:
    /// its closures can't, either.
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key of an element.
    ///   - comparer: Whether two keys count as equal, the earlier first.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @Sendable (Element) -> Key,
        comparer: @escaping @Sendable (Key, Key) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(at:)`` for sequences that can't fail.
    ///
    /// - Parameter keyPath: The value that is compared.
    /// - Returns: The first element, and each that differs there from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(at: keyPath))
    }

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
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
    public func `do`(
        onNext: (@Sendable (Element) -> Void)? = nil,
        afterNext: (@Sendable (Element) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        afterCompleted: (@Sendable () -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            asObservable().do(
                onNext: onNext,
                afterNext: afterNext,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter predicate: Whether an element passes.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(_:)`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector))
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(_:)`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter selector: Makes the inner sequence. It isn't called for elements that are dropped.
    /// - Returns: The elements of the inner sequences; completes when the source and the last inner sequence have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector))
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(_:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector))
    }

    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for sequences that can't fail: its closures can't, either.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// Combines each element with the result so far, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(_:accumulator:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @Sendable (Result, Element) -> Result
    ) -> Infallible<Result> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }

    /// Updates a result with each element in place, and emits each result.
    ///
    /// The form of ``/RxObservable/ObservableType/scan(into:accumulator:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Changes the result so far by the element.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @Sendable (inout Result, Element) -> Void
    ) -> Infallible<Result> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Shares one subscription to the source between all subscribers.
    ///
    /// The form of ``/RxSubjects/RxObservable/ObservableType/share(replay:scope:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - replay: The number of past elements that a new subscriber receives first; none if it is negative.
    ///   - scope: Whether they outlive the last subscriber and the end.
    /// - Returns: The shared sequence; completes.
    /// - Complexity: O(1) for an element and subscriber; `replay` elements are kept.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func share(
        replay: Int,
        scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }

    /// Shares one subscription to the source between all subscribers, and keeps no element for new ones.
    ///
    /// The form of ``/RxSubjects/RxObservable/ObservableType/share(scope:)`` for sequences that can't fail.
    ///
    /// - Parameter scope: What a subscriber finds that comes after the end of the source: with `whileConnected`, it
    ///   subscribes to the source again; with `forever`, it receives the end.
    /// - Returns: The shared sequence; completes.
    /// - Complexity: O(1) for an element and subscriber.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    @_alwaysEmitIntoClient
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        Infallible(asObservable().share(scope: scope))
    }

    /// Ignores the first elements.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(_:)`` for sequences that can't fail.
    ///
    /// - Parameter count: The number of elements to drop; none for zero or less.
    /// - Returns: The elements after the first `count`; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().skip(count))
    }

    /// Ignores elements until another sequence emits one.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(until:)`` for sequences that can't fail.
    ///
    /// - Parameter other: Its first element lets the source's elements through; its completion alone does nothing. It
    ///   is subscribed to after the source.
    /// - Returns: The source's elements after that; completes with the source if the other has emitted.
    /// - SeeAlso: [skipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    @_alwaysEmitIntoClient
    public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other.asObservable()))
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(while:)`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter predicate: Whether an element is dropped. It isn't called any more after the first element that
    ///   passes.
    /// - Returns: The first element that doesn't satisfy the predicate, and all after it; ends with the source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }

    /// Emits an element before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:)`` for sequences that can't fail.
    ///
    /// - Parameter element: Sent first; a value that isn't `Sendable` can't be used by the caller any more.
    /// - Returns: This element, and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func startWith(_ element: sending Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// Emits some elements before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:_:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - first: Sent at once when the sequence is subscribed to, before the source is.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
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
    ///
    /// - Parameter count: The number of elements that pass. With zero the sequence completes at once, and the source
    ///   doesn't run; a negative number is a programmer error.
    /// - Returns: The first `count` elements; completes with the last of them, or with the source if that ends earlier.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().take(count))
    }

    /// Emits elements until one satisfies a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:behavior:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element ends the sequence. It isn't called any more after the first such element.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that satisfies the predicate; completes there, or with the source if
    ///   that ends earlier.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(
        until predicate: @escaping @Sendable (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// Emits elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/take(while:behavior:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element passes. It isn't called any more after the first element that doesn't pass.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that doesn't satisfy the predicate; completes there, or with the source
    ///   if that ends earlier.
    /// - SeeAlso: [takeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(
        while predicate: @escaping @Sendable (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }

    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:)`` for sequences that can't fail.
    ///
    /// - Parameter second: The other sequence, subscribed to first. Its last element is still used after it completes.
    /// - Returns: The other's latest element for each element of the source; completes with the source.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withLatestFrom<Source: InfallibleType>(
        _ second: Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible(asObservable().withLatestFrom(second.asObservable()))
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:resultSelector:)`` for sequences that can't fail:
    /// its closures can't, either.
    ///
    /// - Parameters:
    ///   - second: The other sequence, subscribed to first. Its last element is still used after it completes.
    ///   - resultSelector: Combines the two.
    /// - Returns: A result for each element of the source; completes with the source.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withLatestFrom<Source: InfallibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @Sendable (Element, Source.Element) -> Result
    ) -> Infallible<Result> where Source.Element: Sendable {
        Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:)`` for sequences that can't fail.
    ///
    /// - Parameter obj: The object; held weakly.
    /// - Returns: The object and each element; completes at the first element after the object is gone, and ends with
    ///   the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)> {
        Infallible(asObservable().withUnretained(obj))
    }

    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:resultSelector:)`` for sequences that can't fail:
    /// its closures can't, either.
    ///
    /// - Parameters:
    ///   - obj: The object; held weakly.
    ///   - resultSelector: Combines the object and an element.
    /// - Returns: The results; completes at the first element after the object is gone, and ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
    }

    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter on: Called with each event, one at a time, on whichever thread the sequence runs.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of `subscribe(onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// sequences that can't fail.
    ///
    /// ```swift
    /// _ = Infallible.of(1, 2).subscribe(onNext: { print($0) }, onCompleted: { print("done") })  // there is no onError
    /// // Prints "1", "2", "done".
    /// ```
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)` of ``/RxObservable/ObservableType`` for
    /// sequences that can't fail.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly. Once it is gone, nothing is called any more, `onDisposed`
    ///     included.
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@Sendable (Object, Element) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: weakly(object, onNext),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }

    /// Forwards every event to observers.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(ObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(OptionalObserverGroup(observers))
    }

    /// Calls a closure with every element.
    ///
    /// The form of `bind(onNext:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter onNext: Takes the elements.
    /// - Returns: The subscription.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext)
    }

    /// Passes the sequence to a function.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter binder: Receives the sequence and returns a value of any type, such as the subscription.
    /// - Returns: What the function returns.
    @_alwaysEmitIntoClient
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// Passes the sequence to a function, and an argument to the function that it returns.
    ///
    /// The form of `bind(to:curriedArgument:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - binder: Receives the sequence and returns a function of the argument.
    ///   - curriedArgument: The argument for that function.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    public func bind<Argument, Result>(to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument) -> Result {
        binder(self)(curriedArgument)
    }

    /// Passes the sequence to a function, and a closure of the main actor to the function that it returns.
    ///
    /// The form of `bind(to:curriedArgument:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - binder: Receives the sequence and returns a function of the closure.
    ///   - curriedArgument: The argument for that function.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    public func bind<each Argument, Output, Result>(
        to binder: (Self) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
    ) -> Result {
        binder(self)(curriedArgument)
    }
}

extension InfallibleType where Element == Any {
    /// Combines the latest elements of two sequences into a tuple whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:)`` for sequences that can't fail. Up to eight can
    /// be combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>
    ) -> Infallible<(E1, E2)> {
        Infallible(combination(.latest, source1, source2) { ($0, $1) })
    }

    /// Combines the latest elements of three sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>
    ) -> Infallible<(E1, E2, E3)> {
        Infallible(combination(.latest, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the latest elements of four sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>
    ) -> Infallible<(E1, E2, E3, E4)> {
        Infallible(combination(.latest, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the latest elements of five sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>
    ) -> Infallible<(E1, E2, E3, E4, E5)> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the latest elements of six sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
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

    /// Combines the latest elements of seven sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
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

    /// Combines the latest elements of eight sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
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
    ///
    /// - Parameter array: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(_ array: sending [Element]) -> Infallible<Element> {
        Infallible(.from(array))
    }

    /// A sequence of the elements of an array, emitted on a scheduler.
    ///
    /// The form of `from(_:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - array: The elements, in order.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(
        _ array: [Element],
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// A sequence of the elements of a Swift sequence, each taken when its turn comes.
    ///
    /// The form of `from(_:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - sequence: Produces the elements, in order; it may be endless. Each subscription makes an iterator.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes when there are no more.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }

    /// A sequence of the element of an optional, if there is one.
    ///
    /// The form of ``/RxObservable/ObservableType/from(optional:)`` for sequences that can't fail.
    ///
    /// - Parameter optional: The element.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(optional: sending Element?) -> Infallible<Element> {
        Infallible(.from(optional: optional))
    }

    /// A sequence of the element of an optional, if there is one, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/from(optional:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - optional: The element.
    ///   - scheduler: Sends the element, and then the end in a turn of its own.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(
        optional: Element?,
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(optional: optional, scheduler: scheduler))
    }

    /// A sequence of the given elements.
    ///
    /// The form of ``/RxObservable/ObservableType/of(_:)`` for sequences that can't fail.
    ///
    /// - Parameter elements: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func of(_ elements: Element...) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(elements))
    }

    /// A sequence of the given elements, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/of(_:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - elements: The elements, in order.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
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
    /// The form of ``/RxObservable/ObservableType/interval(_:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - period: The time before the first tick and between two ticks; as fast as possible for zero and less.
    ///   - scheduler: Runs the timer and sends the ticks.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end; after the greatest integer it starts at the
    ///   least one again.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(.interval(period, scheduler: scheduler))
    }

    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// The form of ``/RxObservable/ObservableType/timer(_:period:scheduler:)`` for sequences that can't fail.
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
        scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(.timer(dueTime, period: period, scheduler: scheduler))
    }
}

extension InfallibleType where Element: Sendable {
    /// Collects elements into arrays, and emits an array when it is full or its time is over.
    ///
    /// The form of ``/RxObservable/ObservableType/buffer(timeSpan:count:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - timeSpan: The longest time that a buffer collects for; at zero or less, each element makes a buffer of its
    ///     own.
    ///   - count: The number of elements that makes a buffer full; at zero or less, only time limits it.
    ///   - scheduler: Runs the timer and delivers what is sent by it.
    /// - Returns: The buffers; completes with the source, after the last buffer.
    /// - Complexity: O(1) for an element, amortised; the elements of one buffer are kept and one timer armed.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func buffer(timeSpan: any RxTimeSpan, count: Int, scheduler: any SchedulerType) -> Infallible<[Element]> {
        Infallible(asObservable().buffer(timeSpan: timeSpan, count: count, scheduler: scheduler))
    }

    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(maxConcurrent:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - transform: Makes the new element, or `nil` to drop this one.
    /// - Returns: The results that aren't `nil`, as they come, delivered on the concurrent executor, one at a time;
    ///   completes when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func compactMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result?
    ) -> Infallible<Result> {
        withoutErrors(asObservable().compactMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Calls an asynchronous closure with each element, one after the other: the `map` of asynchronous closures.
    ///
    /// The form of `concatMap(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The transformed elements in the order of the source, delivered on the concurrent executor; completes
    ///   when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func concatMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().concatMap(transform))
    }

    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// The form of ``/RxObservable/ObservableType/debounce(_:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - dueTime: The time for which the source must be quiet.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The elements that were followed by a quiet period; completes with the source.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Delays the elements and the completion.
    ///
    /// The form of ``/RxObservable/ObservableType/delay(_:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - dueTime: How much later each element is delivered.
    ///   - scheduler: Runs the timers and delivers the elements.
    /// - Returns: The source's elements, each `dueTime` later; completes `dueTime` after the source, dropping the
    ///   elements that are still delayed.
    /// - Complexity: Memory is O(*n*) in the number of delayed elements; each has a timer of its own.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().delay(dueTime, scheduler: scheduler))
    }

    /// Calls an asynchronous closure with each element before emitting it, one after the other.
    ///
    /// The form of ``/RxObservable/ObservableType/do(awaiting:)`` for sequences that can't fail.
    ///
    /// - Parameter work: Called with each element.
    /// - Returns: The source's elements, delivered on the concurrent executor; completes when the source has completed
    ///   and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        @_inheritActorContext awaiting work: @escaping @isolated(any) @Sendable (Element) async -> Void
    ) -> Infallible<Element> {
        withoutErrors(asObservable().do(awaiting: work))
    }

    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(maxConcurrent:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - predicate: Whether an element passes.
    /// - Returns: The elements that pass, as their calls return, delivered on the concurrent executor, one at a time;
    ///   completes when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func filter(
        maxConcurrent: Int,
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async -> Bool
    ) -> Infallible<Element> {
        withoutErrors(asObservable().filter(maxConcurrent: maxConcurrent, predicate))
    }

    /// Calls an asynchronous closure with each element, several at the same time.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(maxConcurrent:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - transform: Makes the new element.
    /// - Returns: The results as they come, delivered on the concurrent executor, one at a time; completes when the
    ///   source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Calls an asynchronous closure with an element, and ignores further elements until it has returned.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(priority:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element.
    /// - Returns: The results, delivered on the concurrent executor; completes when the source has completed and the
    ///   last call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Result: Sendable>(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMapFirst(priority: priority, transform))
    }

    /// Calls an asynchronous closure with each element, and cancels the previous call.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(priority:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element.
    /// - Returns: The results of the latest calls, delivered on the concurrent executor; completes when the source has
    ///   completed and the latest call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMapLatest(priority: priority, transform))
    }

    /// Moves what follows to a scheduler: the operators and closures after it run there.
    ///
    /// The form of ``/RxObservable/ObservableType/observe(on:)`` for sequences that can't fail.
    ///
    /// - Parameter scheduler: Where to deliver.
    /// - Returns: The source's events; ends with the source.
    /// - Complexity: Memory is O(*n*) in the number of events that wait for the scheduler.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// Subscribes to the source, and disposes of that subscription, on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(on:)`` for sequences that can't fail.
    ///
    /// - Parameter scheduler: Where to subscribe and to dispose.
    /// - Returns: The source's events; ends with the source.
    /// - SeeAlso: [subscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }

    /// Emits the elements that arrive within a duration and then completes.
    ///
    /// The form of ``/RxObservable/ObservableType/take(for:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - duration: The time during which elements pass, counted from the subscription.
    ///   - scheduler: Runs the timer and completes the sequence.
    /// - Returns: The source's elements during that time; completes when it is over, or with the source if that ends
    ///   earlier.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Emits elements until another sequence emits one.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:)`` for sequences that can't fail.
    ///
    /// - Parameter other: Its first element completes the sequence; its completion alone does nothing. It is subscribed
    ///   to first.
    /// - Returns: The source's elements; completes with the source or at the other's first element.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// Emits at most one element in each period of `dueTime`.
    ///
    /// The form of ``/RxObservable/ObservableType/throttle(_:latest:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - dueTime: The minimum time between two elements; at zero or less, every element passes.
    ///   - latest: Whether the latest element of a period is emitted at its end.
    ///   - scheduler: Runs the timer and delivers pending elements.
    /// - Returns: Elements that are at least `dueTime` apart; one that arrives exactly after `dueTime` passes.
    ///   Completes after the pending element.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// ```swift
    /// let taps = PublishRelay<Int>()
    /// let log = PublishRelay<Int>()
    /// log.subscribe(onNext: { print("tap \($0)") }).disposed(by: bag)
    /// taps.asInfallible().bind(to: log).disposed(by: bag)
    /// taps.accept(1)
    /// // Prints "tap 1".
    /// ```
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @_disfavoredOverload
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @_disfavoredOverload
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @_disfavoredOverload
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @_disfavoredOverload
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @_disfavoredOverload
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @_disfavoredOverload
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Delivers the events on the main thread.
    ///
    /// The form of `observe(on:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter scheduler: A scheduler of the main thread.
    /// - Returns: The source's events; ends with the source. Closures of its operators are `@MainActor`.
    /// - Complexity: Memory is O(*n*) in the number of events that wait for the main thread.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainObservable<Element> {
        asObservable().observe(on: scheduler)
    }

    /// Subscribes with an asynchronous closure, which is called with one element after the other.
    ///
    /// The form of `subscribe(bufferingPolicy:…)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - bufferingPolicy: What happens to elements that arrive faster than the closure handles them.
    ///   - counter: Counts what is dropped.
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - onNext: Called with each element.
    ///   - onCompleted: Called when the source has completed.
    ///   - onDisposed: Called once, when the subscription is over: after `onCompleted`, or by `dispose()`.
    /// - Returns: A disposable that ends the subscription.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded,
        counter: DropCounter? = nil,
        priority: TaskPriority? = nil,
        @_inheritActorContext onNext: @escaping @isolated(any) @Sendable (Element) async -> Void,
        @_inheritActorContext onCompleted: (@isolated(any) @Sendable () async -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            bufferingPolicy: bufferingPolicy,
            counter: counter,
            priority: priority,
            onNext: onNext,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }
}

extension InfallibleType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged()`` for sequences that can't fail.
    ///
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension InfallibleType where Element: InfallibleType & SendableMetatype {
    /// Emits the elements of the latest inner sequence only.
    ///
    /// The form of ``/RxObservable/ObservableType/switchLatest()`` for sequences that can't fail.
    ///
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed.
    /// - SeeAlso: [switch](https://reactivex.io/documentation/operators/switch.html)
    @_alwaysEmitIntoClient
    public func switchLatest() -> Infallible<Element.Element> {
        Infallible(asObservable().switchLatest())
    }
}

extension InfallibleConvertibleType where Element: Sendable {
    /// The elements, for `for await`; subscribes when the first one is asked for.
    ///
    /// The form of `values` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// ```swift
    /// for await state in states.values { show(state) }
    /// ```
    ///
    /// - Note: A driver, a signal and a control are subscribed to on the main thread.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public var values: AsyncInfallibleValues<Element> {
        AsyncInfallibleValues(asInfallible().asObservable().values)
    }

    /// The elements, for `for await`, with a limit on how many wait; subscribes when the first one is asked for.
    ///
    /// The form of `values(bufferingPolicy:counter:)` of ``/RxObservable/ObservableType`` for sequences that can't
    /// fail.
    ///
    /// - Parameters:
    ///   - bufferingPolicy: What happens to elements that arrive faster than they are asked for.
    ///   - counter: Counts what is dropped.
    /// - Returns: An asynchronous sequence of the elements.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func values(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy,
        counter: DropCounter? = nil
    ) -> AsyncInfallibleValues<Element> {
        AsyncInfallibleValues(asInfallible().asObservable().values(bufferingPolicy: bufferingPolicy, counter: counter))
    }

    /// The elements from now on, for `for await`: subscribes at once, and keeps elements until they are asked for.
    ///
    /// The form of `valuesFromNow(bufferingPolicy:counter:)` of ``/RxObservable/ObservableType`` for sequences that
    /// can't fail.
    ///
    /// - Parameters:
    ///   - bufferingPolicy: What happens to elements that arrive faster than they are asked for.
    ///   - counter: Counts what is dropped.
    /// - Returns: An asynchronous sequence of the elements.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func valuesFromNow(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded,
        counter: DropCounter? = nil
    ) -> AsyncInfallibleValues<Element> {
        AsyncInfallibleValues(
            asInfallible().asObservable().valuesFromNow(bufferingPolicy: bufferingPolicy, counter: counter)
        )
    }
}
