public import RxObservable

extension CatchOperator {
    /// Continues with another sequence when the source fails with an error of one type; call it:
    /// `source.catch(NotFound.self) { error in x }`.
    ///
    /// ```
    /// source:                       a--b--#
    /// x:                                  1--2|
    /// catch(Lost.self) { _ in x }:  a--b--1--2|
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let request = Observable<String>.error(Offline())
    /// _ = request.catch(Offline.self) { _ in .just("no connection") }.subscribe(onNext: { print($0) })
    /// // Prints "no connection".
    /// ```
    ///
    /// - Parameters:
    ///   - failure: The type of the errors.
    ///   - handler: Receives the error and returns the sequence to continue with; an error that it throws fails the
    ///     result.
    /// - Returns: The source's elements and, if it fails with such an error, those of the handler's sequence; ends with
    ///   the one that is last, and fails with an error of another type.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func callAsFunction<Failure: Error>(
        _ failure: Failure.Type,
        _ handler: @escaping @Sendable (Failure) throws -> Observable<Element>
    ) -> Observable<Element> {
        self { error in
            guard let error = error as? Failure else { throw error }
            return try handler(error)
        }
    }
}
