// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter selector: Makes the inner sequence. It isn't called for elements that are dropped.
    /// - Returns: The elements of the inner sequences; completes when the source and the last inner sequence have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapFirst(innerSource(selector)))
    }
}

extension SharedSequence where Element: Sendable {
    /// Calls an asynchronous closure with an element, and ignores further elements until it has returned.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(priority:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element.
    /// - Returns: The results, delivered on the main thread; completes when the source has completed and the last call
    ///   has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Result: Sendable>(
        priority: TaskPriority?,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.flatMapFirst(priority: priority, transform))
    }
}
