public import RxObservable

extension ObservableType {
    /// Passes the sequence to a function, in the middle of a chain.
    ///
    /// ```swift
    /// let lengths = request.apply { $0.retry(2) }.map { $0.count }
    /// ```
    ///
    /// ```
    /// source:                 a--b--|
    /// apply { $0.skip(1) }:   ---b--|
    /// ```
    ///
    /// - Parameter transform: The function; called once, when the chain is built.
    /// - Returns: What the function returns.
    /// - Throws: What the function throws.
    @_alwaysEmitIntoClient
    public func apply<Result>(
        _ transform: (Observable<Element>) throws -> Observable<Result>
    ) rethrows -> Observable<Result> {
        try transform(asObservable())
    }
}
