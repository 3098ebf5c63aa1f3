public import RxObservable
public import RxTraits

// The operators that can't fail by themselves, on sequences that can't. What each does in detail, its marble diagram
// included, is said at the operator of the same name of `ObservableType`.

extension InfallibleType {
    /// Drops `nil`s and unwraps the other elements.
    ///
    /// - Returns: The elements that aren't `nil`; completes with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> Infallible<Result> where Element == Result? {
        Infallible(asObservable().unwrap())
    }

    /// Emits the same value in place of each element.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value for each element; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Infallible<Result> {
        Infallible(asObservable().mapTo(value))
    }

    /// Transforms some elements and drops the others.
    ///
    /// - Parameter transform: Makes the new element, or drops it.
    /// - Returns: The new elements; completes with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filterMap<Result>(
        _ transform: @escaping @Sendable (Element) -> FilterMap<Result>
    ) -> Infallible<Result> {
        Infallible(asObservable().filterMap(transform))
    }

    /// Drops the elements that satisfy a condition.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The other elements; completes with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func ignoreWhen(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().ignoreWhen(predicate))
    }

    /// Emits each element with the one before it.
    ///
    /// - Returns: A pair for each element from the second on; completes with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func pairwise() -> Infallible<(Element, Element)> {
        Infallible(asObservable().pairwise())
    }

    /// Emits each run of a number of neighbouring elements.
    ///
    /// - Parameter count: How long the runs are; one or more.
    /// - Returns: An array for each element from the `count`th on; completes with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func nwise(_ count: Int) -> Infallible<[Element]> {
        Infallible(asObservable().nwise(count))
    }

    /// Emits elements after those of the source.
    ///
    /// - Parameters:
    ///   - first: Sent when the source has completed.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: The source's elements, then these; completes after the last of them.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func endWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(asObservable().endWith(first, second).concat(Observable.from(others)))
    }

    /// Emits an element after those of the source.
    ///
    /// - Parameter element: Sent last; one that isn't `Sendable` is given away for good.
    /// - Returns: The source's elements, then this one; completes after it.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func endWith(_ element: sending Element) -> Infallible<Element> {
        Infallible(asObservable().endWith(element))
    }

    /// Runs an action once when the subscription is over: after completion, and when it is disposed of.
    ///
    /// - Parameter action: Called after the source was disposed of.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func finally(_ action: @escaping @Sendable () -> Void) -> Infallible<Element> {
        Infallible(asObservable().finally(action))
    }

    /// Transforms each element into a sequence, and merges these sequences, a limited number at a time.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many inner sequences are subscribed to at the same time; one or more.
    ///   - selector: Makes the inner sequence.
    /// - Returns: The elements of the inner sequences as they come; completes when the source and all of them have.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(maxConcurrent: maxConcurrent, selector))
    }

    /// Tells an indicator that a subscription runs.
    ///
    /// - Parameter activityIndicator: The indicator.
    /// - Returns: The source's events.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    public func trackActivity(_ activityIndicator: ActivityIndicator) -> Infallible<Element> {
        Infallible(activityIndicator.track(asObservable()))
    }
}

extension InfallibleType<Bool> {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// - Returns: The other values; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func not() -> Infallible<Bool> {
        Infallible(asObservable().not())
    }
}

extension InfallibleType where Element: Hashable & SendableMetatype {
    /// Drops elements that are equal to an earlier one.
    ///
    /// - Returns: Each element once; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinct() -> Infallible<Element> {
        Infallible(asObservable().distinct())
    }
}
