// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxUnchecked

extension ObserverType {
    /// Lenient form of `mapObserver(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func mapObserver<Result>(
        _ transform: consuming @escaping (Result) throws -> Element
    ) -> AnyObserver<Result> {
        uncheckedMapObserver(transform)
    }
}
