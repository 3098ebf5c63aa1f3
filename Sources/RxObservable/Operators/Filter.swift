extension ObservableType {
    /// Emits only the elements that satisfy a condition.
    ///
    /// ```
    /// source:                           1--2--3--4--|
    /// filter { $0.isMultiple(of: 2) }:  ---2-----4--|
    /// ```
    ///
    /// ```swift
    /// let amounts = Observable.of(5, 250, 30, 1_000)
    /// _ = amounts.filter { $0 > 100 }.subscribe(onNext: { print("please confirm \($0)") })
    /// // Prints "please confirm 250", "please confirm 1000".
    /// ```
    ///
    /// Also known as `tryFilter` (Combine).
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        filtered(asObservable(), predicate)
    }
}

extension ObservableType where Element: Sendable {
    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// ```
    /// source:                                     (abc)----|
    /// filter { try await isKept($0, after: 2) }:  --a---c--|
    /// ```
    ///
    /// Each call runs in a task of its own, on the actor where the closure was written, or else on the concurrent
    /// executor. Disposal cancels them all, and nothing is delivered after it. With one call at a time the elements
    /// keep their order.
    ///
    /// ```swift
    /// let known = names.filter(maxConcurrent: 1) { name in await !lookUp(name).isEmpty }
    /// ```
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The elements that pass, as their calls return, delivered on the concurrent executor, one at a time;
    ///   completes when the source has completed and the last call has returned, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func filter(
        maxConcurrent: Int,
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async throws -> Bool
    ) -> Observable<Element> {
        Flatten(asObservable(), .merge(limit: maxConcurrent), as: "filter(maxConcurrent:)") { element in
            TaskSource { emitter in
                let passes = try await callAsync(
                    predicate,
                    with: element,
                    isolation: predicate.isolation,
                    unless: emitter.isOver
                )
                if passes { emitter.send(element) }
            }
        }
    }
}

/// Makes the node of `filter`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func filtered<Element>(
    _ source: Observable<Element>,
    _ predicate: @escaping @Sendable (Element) throws -> Bool
) -> Observable<Element> {
    stepNode("filter", source, ()) { stage, element in
        do {
            guard try predicate(element) else { return }
        } catch {
            return stage.finish(error)
        }
        stage.send(element)
    }
}
