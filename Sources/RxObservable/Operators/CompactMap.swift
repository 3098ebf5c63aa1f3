extension ObservableType {
    /// Transforms each element and drops those for which there is no result.
    ///
    /// ```
    /// source:                  1--x--3--|
    /// compactMap { Int($0) }:  1-----3--|
    /// ```
    ///
    /// ```swift
    /// let inputs = Observable.of("12", "twelve", "7")
    /// _ = inputs.compactMap { Int($0) }.subscribe(onNext: { print($0) })
    /// // Prints "12", "7".
    /// ```
    ///
    /// Also known as `tryCompactMap` (Combine), `filterMap` (RxJS), `mapNotNil` (older RxSwift).
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result?
    ) -> Observable<Result> {
        compactMapped(asObservable(), transform)
    }
}

extension ObservableType where Element: Sendable {
    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// ```
    /// source:                                        (axc)----|
    /// compactMap { try await upper($0, after: 2) }:  --A---C--|
    /// ```
    ///
    /// Each call runs in a task of its own, on the actor where the closure was written, or else on the concurrent
    /// executor. Disposal cancels them all, and nothing is delivered after it. With one call at a time the results keep
    /// the order of the source.
    ///
    /// ```swift
    /// let users = Observable.of(1, 2).compactMap(maxConcurrent: 2) { id in await cache.cachedUser(id: id) }
    /// ```
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the sequence.
    /// - Returns: The results that aren't `nil`, as they come, delivered on the concurrent executor, one at a time;
    ///   completes when the source has completed and the last call has returned, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func compactMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result?
    ) -> Observable<Result> {
        Flatten(asObservable(), .merge(limit: maxConcurrent), as: "compactMap(maxConcurrent:)") { element in
            TaskSource { emitter in
                let result = try await callAsync(
                    transform,
                    with: element,
                    isolation: transform.isolation,
                    unless: emitter.isOver
                )
                if let result { emitter.send(result) }
            }
        }
    }
}

/// Makes the node of `compactMap`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func compactMapped<Element, Result>(
    _ source: Observable<Element>,
    _ transform: @escaping @Sendable (Element) throws -> Result?
) -> Observable<Result> {
    stepNode("compactMap", source, ()) { stage, element in
        do {
            if let result = try transform(element) { stage.send(result) }
        } catch {
            stage.finish(error)
        }
    }
}
