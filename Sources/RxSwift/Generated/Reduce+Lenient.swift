// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `reduce(_:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func reduce<Result>(
        _ seed: Result,
        accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        reduced(asObservable(), seed, sendable(accumulator), { $0 })
    }

    /// Lenient form of `reduce(_:accumulator:mapResult:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func reduce<Accumulated, Result>(
        _ seed: Accumulated,
        accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
        mapResult: @escaping (Accumulated) throws -> Result
    ) -> Observable<Result> {
        reduced(asObservable(), seed, sendable(accumulator), sendable(mapResult))
    }
}

extension InfallibleType {
    /// Lenient form of `reduce(_:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func reduce<Result>(
        _ seed: Result,
        accumulator: @escaping (Result, Element) -> Result
    ) -> Infallible<Result> {
        Infallible(asObservable().reduce(seed, accumulator: accumulator))
    }

    /// Lenient form of `reduce(_:accumulator:mapResult:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func reduce<Accumulated, Result>(
        _ seed: Accumulated,
        accumulator: @escaping (Accumulated, Element) -> Accumulated,
        mapResult: @escaping (Accumulated) -> Result
    ) -> Infallible<Result> {
        Infallible(asObservable().reduce(seed, accumulator: accumulator, mapResult: mapResult))
    }
}
