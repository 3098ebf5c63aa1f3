// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(_:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector))
    }
}

extension InfallibleType where Element: Sendable {
    /// Calls an asynchronous closure with each element, and cancels the previous call.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapLatest(priority:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element.
    /// - Returns: The results of the latest calls, delivered on the concurrent executor; completes when the source has
    ///   completed and the latest call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMapLatest(priority: priority, transform))
    }
}
