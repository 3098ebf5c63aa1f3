public import RxObservable

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SharedSequence where Element: Sendable {
    /// The elements of an asynchronous sequence that can't fail, and is made anew for the first subscriber.
    ///
    /// ```swift
    /// let even = Driver.asyncSequence { ticks.filter { $0 % 2 == 0 } }
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - makeSequence: Makes the sequence, on the concurrent executor, for the first subscriber.
    /// - Returns: The elements on the main thread; completes with the asynchronous sequence.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    public static func asyncSequence<Source: AsyncSequence & SendableMetatype>(
        priority: TaskPriority? = nil,
        _ makeSequence: @escaping @Sendable () async -> sending Source
    ) -> SharedSequence<SharingStrategy, Element>
    where Source.Element == Element, Source.Failure == Never, Source.AsyncIterator: SendableMetatype {
        let elements = Infallible.asyncSequence(priority: priority, makeSequence)
        return SharedSequence(elements.asObservable().observe(on: SharingStrategy.scheduler))
    }
}
