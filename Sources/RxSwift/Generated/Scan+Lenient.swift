// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `scan(_:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func scan<Result>(
        _ seed: Result,
        accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        scanned(asObservable(), seed, sendable(accumulator))
    }

    /// Lenient form of `scan(into:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func scan<Result>(
        into seed: Result,
        accumulator: @escaping (inout Result, Element) throws -> Void
    ) -> Observable<Result> {
        scannedInto(asObservable(), seed, sendable(accumulator))
    }
}

extension InfallibleType {
    /// Lenient form of `scan(_:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func scan<Result>(_ seed: Result, accumulator: @escaping (Result, Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }

    /// Lenient form of `scan(into:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func scan<Result>(
        into seed: Result,
        accumulator: @escaping (inout Result, Element) -> Void
    ) -> Infallible<Result> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }
}
