// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(_:)`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter selector: Makes the inner sequence. It isn't called for elements that are dropped.
    /// - Returns: The elements of the inner sequences; completes when the source and the last inner sequence have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector))
    }
}

extension InfallibleType where Element: Sendable {
    /// Calls an asynchronous closure with an element, and ignores further elements until it has returned.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMapFirst(priority:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the subscribing task or thread.
    ///   - transform: Makes the new element.
    /// - Returns: The results, delivered on the concurrent executor; completes when the source has completed and the
    ///   last call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Result: Sendable>(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMapFirst(priority: priority, transform))
    }
}
