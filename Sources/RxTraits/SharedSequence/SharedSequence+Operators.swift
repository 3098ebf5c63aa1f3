public import RxObservable

extension SharedSequenceConvertibleType {
    /// Transforms each element.
    ///
    /// - Parameter selector: Makes the new element.
    /// - Returns: The new elements; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func map<Result>(_ selector: @escaping @MainActor (Element) -> Result) -> SharedSequence<
        SharingStrategy, Result
    > {
        SharedSequence(sourceForOperator().map(onMain(selector)))
    }

    /// Emits the value at a key path of each element.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The values; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func map<Result>(
        _ keyPath: KeyPath<Element, Result> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        map(readOnMain(keyPath))
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The elements that pass; completes with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func filter(_ predicate: @escaping @MainActor (Element) -> Bool) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(sourceForOperator().filter(onMain(predicate)))
    }

    /// Emits only the elements whose property at a key path is `true`.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The elements that pass; completes with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func filter(
        _ keyPath: KeyPath<Element, Bool> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Element> {
        filter(readOnMain(keyPath))
    }

    /// Transforms each element and drops those that can't be transformed.
    ///
    /// - Parameter selector: Makes the new element, or `nil`.
    /// - Returns: The new elements; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func compactMap<Result>(
        _ selector: @escaping @MainActor (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().compactMap(onMain(selector)))
    }

    /// Emits the value at a key path of each element, and drops elements that have none.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The values that aren't `nil`; completes with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func compactMap<Result>(
        _ keyPath: KeyPath<Element, Result?> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap(readOnMain(keyPath))
    }

    /// Combines each element with the result so far, and emits each result.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element.
    ///   - accumulator: Makes the next result of the result so far and the element.
    /// - Returns: A result for each element; completes with the source.
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
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription to the source starts with it.
    ///   - accumulator: Brings the element into the result.
    /// - Returns: A result for each element; completes with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient
    public consuming func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @MainActor (inout Result, Element) -> Void
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().scan(into: seed, accumulator: onMain(accumulator)))
    }

    /// Emits an element before those of the source.
    ///
    /// - Parameter element: The element to begin with.
    /// - Returns: The element, then the source's; completes with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func startWith(_ element: sending Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().startWith(element))
    }

    /// Ignores the first elements.
    ///
    /// - Parameter count: How many elements are dropped.
    /// - Returns: The elements after; completes with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public consuming func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().skip(count))
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
    ///   - onDispose: Called once when the subscription to the source is over.
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
                onNext: onNext.map { onMain($0) },
                afterNext: afterNext.map { onMain($0) },
                onCompleted: onCompleted.map { onMain($0) },
                afterCompleted: afterCompleted.map { onMain($0) },
                onSubscribe: onSubscribe.map { onMain($0) },
                onSubscribed: onSubscribed.map { onMain($0) },
                onDispose: onDispose.map { hoppingToMain($0) }
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

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// - Parameters:
    ///   - object: The object; held weakly.
    ///   - resultSelector: Makes the new element of the object and the element.
    /// - Returns: The new elements; completes with the source, and at the next element once the object is gone.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func withUnretained<Object: AnyObject & Sendable, Out>(
        _ object: Object,
        resultSelector: @escaping @MainActor (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        SharedSequence(sourceForOperator().withUnretained(object, resultSelector: onMain(resultSelector)))
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// - Parameter object: The object; held weakly.
    /// - Returns: Pairs of the object and the element; completes with the source, and at the next element once the
    ///   object is gone.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func withUnretained<Object: AnyObject & Sendable>(
        _ object: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        SharedSequence(sourceForOperator().withUnretained(object))
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
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @MainActor (Element, Source.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Source.SharingStrategy == SharingStrategy {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source, onMain(resultSelector)))
    }

    /// Replaces each element with the latest element of another sequence.
    ///
    /// - Parameter second: The other sequence.
    /// - Returns: The latest element of the other sequence for each element, once there is one; completes with the
    ///   source.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType>(
        _ second: Source
    ) -> SharedSequence<SharingStrategy, Source.Element> {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source) { $1 })
    }
}
