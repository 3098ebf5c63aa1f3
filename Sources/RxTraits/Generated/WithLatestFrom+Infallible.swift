// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:)`` for sequences that can't fail.
    ///
    /// - Parameter second: The other sequence, subscribed to first. Its last element is still used after it completes.
    /// - Returns: The other's latest element for each element of the source; completes with the source.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withLatestFrom<Source: InfallibleType>(
        _ second: Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible(asObservable().withLatestFrom(second.asObservable()))
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:resultSelector:)`` for sequences that can't fail:
    /// its closures can't, either.
    ///
    /// - Parameters:
    ///   - second: The other sequence, subscribed to first. Its last element is still used after it completes.
    ///   - resultSelector: Combines the two.
    /// - Returns: A result for each element of the source; completes with the source.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withLatestFrom<Source: InfallibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @Sendable (Element, Source.Element) -> Result
    ) -> Infallible<Result> where Source.Element: Sendable {
        Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }
}
