public import RxObservable

// The operators on sequences of the main thread, with closures of the main actor. What each does in detail, its marble
// diagram included, is said at the operator of the same name of `ObservableType`.

extension MainObservableType {
    /// Drops `nil`s and unwraps the other elements.
    ///
    /// - Returns: The elements that aren't `nil`, on the main thread; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> MainObservable<Result> where Element == Result? {
        MainObservable(asObservable().unwrap())
    }

    /// Emits the same value in place of each element.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value for each element, on the main thread; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func mapTo<Result: Sendable>(_ value: Result) -> MainObservable<Result> {
        MainObservable(asObservable().mapTo(value))
    }

    /// Transforms some elements and drops the others.
    ///
    /// - Parameter transform: Makes the new element on the main thread, or drops it; an error that it throws fails the
    ///   sequence.
    /// - Returns: The new elements, on the main thread; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filterMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> FilterMap<Result>
    ) -> MainObservable<Result> {
        MainObservable(asObservable().filterMap(onMain(transform)))
    }

    /// Drops the elements that satisfy a condition.
    ///
    /// - Parameter predicate: The condition, asked on the main thread; an error that it throws fails the sequence.
    /// - Returns: The other elements, on the main thread; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ignoreWhen(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().ignoreWhen(onMain(predicate)))
    }

    /// Emits each element with the one before it.
    ///
    /// - Returns: A pair for each element from the second on, on the main thread; ends with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func pairwise() -> MainObservable<(Element, Element)> {
        MainObservable(asObservable().pairwise())
    }

    /// Transforms each element into a sequence, and merges these sequences, a limited number at a time.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many inner sequences are subscribed to at the same time; one or more.
    ///   - selector: Makes the inner sequence, on the main thread; an error that it throws fails the sequence.
    /// - Returns: The elements of the inner sequences as they come, on whichever thread they do; completes when the
    ///   source and all of them have completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMap(maxConcurrent: maxConcurrent, onMain(selector))
    }
}

extension MainObservableType where Element: Sendable {
    /// Transforms each element into a sequence, runs several at a time, and emits their elements in the order of the
    /// source.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many inner sequences run, or wait for their turn, at the same time; one or more.
    ///   - selector: Makes the inner sequence, on the main thread; an error that it throws fails the sequence.
    /// - Returns: The elements of all inner sequences, in order, on whichever thread they come; completes when the
    ///   source and all of them have completed, and fails with the first that fails, at once.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().concatMapEager(maxConcurrent: maxConcurrent, onMain(selector))
    }
}

extension MainObservableType<Bool> {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// - Returns: The other values, on the main thread; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func not() -> MainObservable<Bool> {
        MainObservable(asObservable().not())
    }
}
