// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter predicate: Whether an element passes.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func filter(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.filter(onMain(predicate)) }
    }

    /// Emits only the elements whose property at a key path is `true`.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func filter(
        _ keyPath: KeyPath<Element, Bool> = theKeyPath()
    ) -> SharedSequence<SharingStrategy, Element> {
        filter(readOnMain(keyPath))
    }
}

extension SharedSequence where Element: Sendable {
    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(maxConcurrent:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - predicate: Whether an element passes.
    /// - Returns: The elements that pass, as their calls return, delivered on the main thread, one at a time; completes
    ///   when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func filter(
        maxConcurrent: Int,
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        deliveredOnMain(source.filter(maxConcurrent: maxConcurrent, predicate))
    }
}
