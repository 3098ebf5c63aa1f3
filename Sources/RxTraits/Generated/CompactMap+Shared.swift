// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func compactMap<Result>(
        _ transform: @escaping @MainActor (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.compactMap(onMain(transform)) }
    }

    /// Emits the value at a key path of each element, and drops elements that have none.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func compactMap<Result>(
        _ keyPath: KeyPath<Element, Result?> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap(readOnMain(keyPath))
    }
}

extension SharedSequence where Element: Sendable {
    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(maxConcurrent:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - transform: Makes the new element, or `nil` to drop this one.
    /// - Returns: The results that aren't `nil`, as they come, delivered on the main thread, one at a time; completes
    ///   when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func compactMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.compactMap(maxConcurrent: maxConcurrent, transform))
    }
}
