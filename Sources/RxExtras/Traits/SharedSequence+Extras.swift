public import RxObservable
public import RxTraits

// The operators on drivers and signals, with closures of the main actor. What each does in detail, its marble diagram
// included, is said at the operator of the same name of `ObservableType`.

extension SharedSequenceConvertibleType {
    /// Drops `nil`s and unwraps the other elements.
    ///
    /// - Returns: The elements that aren't `nil`; completes with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? {
        compactMap { $0 }
    }

    /// Emits the same value in place of each element.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value for each element; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
        map { _ in value }
    }

    /// Transforms some elements and drops the others.
    ///
    /// - Parameter transform: Makes the new element, or drops it.
    /// - Returns: The new elements; completes with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filterMap<Result>(
        _ transform: @escaping @MainActor (Element) -> FilterMap<Result>
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap { transform($0).result }
    }

    /// Drops the elements that satisfy a condition.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The other elements; completes with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ignoreWhen(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        filter { !predicate($0) }
    }

    /// Emits each element with the one before it.
    ///
    /// - Returns: A pair for each element from the second on; completes with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func pairwise() -> SharedSequence<SharingStrategy, (Element, Element)> {
        SharedSequence(source.pairwise())
    }
}

extension SharedSequenceConvertibleType where Element == Bool {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// - Returns: The other values; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func not() -> SharedSequence<SharingStrategy, Bool> {
        map { !$0 }
    }
}

extension SharedSequenceConvertibleType where Element: Hashable {
    /// Drops elements that are equal to an earlier one.
    ///
    /// - Returns: Each element once; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    public func distinct() -> SharedSequence<SharingStrategy, Element> {
        let source = asSharedSequence()
        return .deferred {
            let seen = Seen<Element>()
            return source.filter { seen.insert($0) }
        }
    }
}

/// The elements that have come.
@MainActor private final class Seen<Element: Hashable> {
    private var elements: Set<Element> = []

    func insert(_ element: Element) -> Bool {
        elements.insert(element).inserted
    }
}
