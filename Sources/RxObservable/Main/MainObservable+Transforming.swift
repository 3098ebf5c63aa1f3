// The operators that make something else of the elements, with closures of the main actor. What each does in detail,
// its marble diagram included, is said at the operator of the same name of `ObservableType`.

extension MainObservableType {
    /// Transforms each element, on the main thread.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements, on the main thread; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping @MainActor (Element) throws -> Result) -> MainObservable<Result> {
        MainObservable(asObservable().map(onMain(transform)))
    }

    /// Emits the value at a key path of each element.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The values, on the main thread; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(_ keyPath: KeyPath<Element, Result> = theKeyPath()) -> MainObservable<Result> {
        map(readOnMain(keyPath))
    }

    /// Transforms each element and drops those for which there is no result, on the main thread.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The results that aren't `nil`, on the main thread; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func compactMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result?
    ) -> MainObservable<Result> {
        MainObservable(asObservable().compactMap(onMain(transform)))
    }

    /// Emits the value at a key path of each element, and drops elements that have none.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The values that aren't `nil`, on the main thread; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(
        _ keyPath: KeyPath<Element, Result?> = theKeyPath()
    ) -> MainObservable<Result> {
        compactMap(readOnMain(keyPath))
    }

    /// Combines each element with the result so far, and emits each result, on the main thread.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: A result for each element, on the main thread; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    public func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(asObservable().scan(seed, accumulator: onMain(accumulator)))
    }

    /// Updates a result with each element in place, and emits each result, on the main thread.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element.
    ///   - accumulator: Updates the result; an error that it throws fails the sequence.
    /// - Returns: A result for each element, on the main thread; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    public func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @MainActor (inout Result, Element) throws -> Void
    ) -> MainObservable<Result> {
        MainObservable(asObservable().scan(into: seed, accumulator: onMain(accumulator)))
    }

    /// Combines all elements into one result, on the main thread.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: The last result when the source completes, on the main thread; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_alwaysEmitIntoClient
    public func reduce<Result>(
        _ seed: sending Result,
        accumulator: @escaping @MainActor (Result, Element) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(asObservable().reduce(seed, accumulator: onMain(accumulator)))
    }

    /// Combines all elements into one result and transforms that, on the main thread.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    ///   - mapResult: Transforms the last result; an error that it throws fails the sequence.
    /// - Returns: The transformed result when the source completes, on the main thread; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_alwaysEmitIntoClient
    public func reduce<Accumulated, Result>(
        _ seed: sending Accumulated,
        accumulator: @escaping @MainActor (Accumulated, Element) throws -> Accumulated,
        mapResult: @escaping @MainActor (Accumulated) throws -> Result
    ) -> MainObservable<Result> {
        MainObservable(
            asObservable().reduce(seed, accumulator: onMain(accumulator), mapResult: onMain(mapResult))
        )
    }

    /// Numbers the elements.
    ///
    /// - Returns: Each element with its number, from zero, on the main thread; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func enumerated() -> MainObservable<(index: Int, element: Element)> {
        MainObservable(asObservable().enumerated())
    }

    /// Turns events into elements.
    ///
    /// - Returns: An element for each event of the source, on the main thread; completes after its terminal event.
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @_alwaysEmitIntoClient
    public func materialize() -> MainObservable<Event<Element>> {
        MainObservable(asObservable().materialize())
    }

    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// - Parameters:
    ///   - obj: The object; held weakly.
    ///   - resultSelector: Combines the object and an element, on the main thread.
    /// - Returns: The results, on the main thread; completes at the first element after the object is gone, and ends
    ///   with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @MainActor (Object, Element) -> Out
    ) -> MainObservable<Out> {
        MainObservable(asObservable().withUnretained(obj, resultSelector: onMain(resultSelector)))
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// - Parameter obj: The object; held weakly.
    /// - Returns: The object and each element, on the main thread; completes at the first element after the object is
    ///   gone, and ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> MainObservable<(Object, Element)> {
        MainObservable(asObservable().withUnretained(obj))
    }

    /// Combines each element with the latest element of another sequence, on the main thread.
    ///
    /// - Parameters:
    ///   - second: The other sequence, subscribed to first. What it sends elsewhere counts once it has come to the main
    ///     thread.
    ///   - resultSelector: Combines the two; an error that it throws fails the sequence.
    /// - Returns: A result for each element once the other sequence has sent one, on the main thread; completes with
    ///   the source, and fails with the first that fails.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @MainActor (Element, Source.Element) throws -> Result
    ) -> MainObservable<Result> where Source.Element: Sendable {
        MainObservable(
            asObservable().withLatestFrom(
                second.asObservable().movedToMain(),
                resultSelector: onMain(resultSelector)
            )
        )
    }

    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// - Parameter second: The other sequence, subscribed to first. What it sends elsewhere counts once it has come to
    ///   the main thread.
    /// - Returns: The other's latest element for each element of the source, on the main thread; completes with the
    ///   source, and fails with the first that fails.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> MainObservable<Source.Element> where Source.Element: Sendable {
        MainObservable(asObservable().withLatestFrom(second.asObservable().movedToMain()))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// - Parameter selector: Makes the inner sequence of an element, on the main thread; an error that it throws fails
    ///   the sequence.
    /// - Returns: The elements of all inner sequences as they come, wherever that is; completes when the source and all
    ///   of them have completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMap(onMain { try selector($0).asObservable() })
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// - Parameter selector: Makes the inner sequence of an element, on the main thread; an error that it throws fails
    ///   the sequence.
    /// - Returns: The elements of the inner sequences, wherever they come; completes when the source and the inner
    ///   sequence have completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMapFirst(onMain { try selector($0).asObservable() })
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// - Parameter selector: Makes the inner sequence of an element, on the main thread; an error that it throws fails
    ///   the sequence.
    /// - Returns: The elements of the latest inner sequence, wherever they come; completes when the source and the
    ///   inner sequence have completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMapLatest(onMain { try selector($0).asObservable() })
    }

    /// Transforms each element into a sequence, and runs these sequences one after the other.
    ///
    /// - Parameter selector: Makes the inner sequence of an element, on the main thread; an error that it throws fails
    ///   the sequence.
    /// - Returns: The elements of the inner sequences in order, wherever they come; completes when the source and all
    ///   of them have completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().concatMap(onMain { try selector($0).asObservable() })
    }

    /// Splits the sequence into groups of elements that have a key in common.
    ///
    /// A group is sent when its first element comes, and that element follows. See the form of every sequence.
    ///
    /// - Parameter keySelector: The key of an element, on the main thread; an error that it throws fails the sequence
    ///   and every group. Keys are also compared wherever a group is let go of.
    /// - Returns: The groups; completes and fails with the source, after every group has.
    /// - Complexity: O(1) for an element. Memory is O(*n*) in the number of keys.
    /// - SeeAlso: [groupBy](https://reactivex.io/documentation/operators/groupby.html)
    @_alwaysEmitIntoClient
    public func groupBy<Key: Hashable & SendableMetatype>(
        keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        // The key is found before the section of the groups, which another thread may be in.
        map { (key: try keySelector($0), element: $0) }
            .asObservable()
            .groupBy { $0.key }
            .map { group in GroupedObservable(key: group.key, source: group.asObservable().map { $0.element }) }
    }
}
