public import RxObservable
internal import RxSchedulers

extension SharedSequence {
    /// A sequence that a factory makes anew for each subscriber.
    ///
    /// ```swift
    /// let start = Driver<String>.deferred { .just(self.label.text) }  // read when it is subscribed to
    /// ```
    ///
    /// - Parameter observableFactory: Makes the sequence.
    /// - Returns: A sequence that behaves like the one made for the subscriber.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        let factory = onMain(observableFactory)
        return SharedSequence(.deferred { factory().source })
    }
}
