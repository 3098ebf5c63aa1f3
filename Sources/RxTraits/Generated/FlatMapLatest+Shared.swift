// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(_:)`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapLatest(innerSource(selector)))
    }
}

extension SharedSequence where Element: Sendable {
    /// Calls an asynchronous closure with each element, and cancels the previous call.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(priority:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element.
    /// - Returns: The results of the latest calls, delivered on the main thread; completes when the source has
    ///   completed and the latest call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        priority: TaskPriority?,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.flatMapLatest(priority: priority, transform))
    }
}
