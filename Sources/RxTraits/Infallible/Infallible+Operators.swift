public import RxObservable
public import RxSubjects

extension InfallibleType {
    /// Transforms each element.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The new elements; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The elements that pass; completes with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// Transforms each element and drops those that can't be transformed.
    ///
    /// - Parameter transform: Makes the new element, or `nil`.
    /// - Returns: The new elements; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }

    /// Combines each element with the result so far, and emits each result.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element.
    /// - Returns: A result for each element; completes with the source.
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
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Brings the element into the result.
    /// - Returns: A result for each element; completes with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @Sendable (inout Result, Element) -> Void
    ) -> Infallible<Result> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Emits elements before those of the source.
    ///
    /// - Parameter element: The element to begin with.
    /// - Returns: The element, then the source's; completes with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func startWith(_ element: sending Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it goes down.
    ///   - afterNext: Called with each element after it went down.
    ///   - onCompleted: Called before completion goes down.
    ///   - afterCompleted: Called after completion went down.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of.
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

    /// Prints each event, subscription and disposal.
    ///
    /// - Parameters:
    ///   - identifier: Stands in front of each line; the place in the source by default.
    ///   - trimOutput: Whether long elements are cut in the middle.
    ///   - file: The source file.
    ///   - line: The line in it.
    ///   - function: The function in it.
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
        Infallible(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }

    /// Shares one subscription among all subscribers.
    ///
    /// - Parameters:
    ///   - replay: How many of the last elements a new subscriber gets.
    ///   - scope: Whether these outlive the subscription to the source.
    /// - Returns: The source's events.
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element>
    where Element: Sendable {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }

    /// Shares one subscription among all subscribers, and keeps no element for new ones.
    ///
    /// - Parameter scope: What a subscriber finds that comes after the end of the source.
    /// - Returns: The source's events.
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    @_alwaysEmitIntoClient
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        Infallible(asObservable().share(scope: scope))
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// - Parameters:
    ///   - object: The object; held weakly.
    ///   - resultSelector: Makes the new element of the object and the element.
    /// - Returns: The new elements; completes with the source, and at the next element once the object is gone.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ object: Object,
        resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible(asObservable().withUnretained(object, resultSelector: resultSelector))
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// - Parameter object: The object; held weakly.
    /// - Returns: Pairs of the object and the element; completes with the source, and at the next element once the
    ///   object is gone.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable>(_ object: Object) -> Infallible<(Object, Element)> {
        Infallible(asObservable().withUnretained(object))
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// - Parameters:
    ///   - second: The other sequence.
    ///   - resultSelector: Makes the new element of the element and the latest of the other sequence.
    /// - Returns: A new element for each element, once the other sequence has sent one; completes with the source.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withLatestFrom<Source: InfallibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @Sendable (Element, Source.Element) -> Result
    ) -> Infallible<Result> where Source.Element: Sendable {
        Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }

    /// Replaces each element with the latest element of another sequence.
    ///
    /// - Parameter second: The other sequence.
    /// - Returns: The latest element of the other sequence for each element, once there is one; completes with the
    ///   source.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withLatestFrom<Source: InfallibleType>(
        _ second: Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible(asObservable().withLatestFrom(second.asObservable()))
    }
}
