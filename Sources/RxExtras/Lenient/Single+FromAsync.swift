internal import RxDisposables
public import RxTraits

/// Why a single of `fromAsync(_:)` failed by itself.
public enum FromAsyncError: Error {
    /// The handler was called with both a result and an error, or with neither.
    case inconsistentCompletionResult
}

// Asynchronous functions have taken the place of such functions: `Single.create` takes one.
extension PrimitiveSequenceType where Trait == SingleTrait {
    /// RxSwiftExt's `fromAsync(_:)` of a function with a handler, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<Failure: Error>(
        _ request: @escaping (@escaping @Sendable (Element?, Failure?) -> Void) -> Void
    ) -> Single<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let request = request
        return PrimitiveSequence(
            raw: CreateResult { emitter in
                request { result, error in
                    switch (result, error) {
                    case (let result?, nil): emitter.succeed(result)
                    case (nil, let error?): emitter.fail(error)
                    default: emitter.fail(FromAsyncError.inconsistentCompletionResult)
                    }
                }
                return Disposables.create()
            }
        )
    }

    /// RxSwiftExt's `fromAsync(_:)` of a function of an argument and a handler, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First, Failure: Error>(
        _ request: @escaping (First, @escaping @Sendable (Element?, Failure?) -> Void) -> Void
    ) -> (First) -> Single<Element> {
        { first in fromAsync { request(first, $0) } }
    }

    /// RxSwiftExt's `fromAsync(_:)` of a function of 2 arguments and a handler, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First, Second, Failure: Error>(
        _ request: @escaping (First, Second, @escaping @Sendable (Element?, Failure?) -> Void) -> Void
    ) -> (First, Second) -> Single<Element> {
        { first, second in fromAsync { request(first, second, $0) } }
    }

    /// RxSwiftExt's `fromAsync(_:)` of a function of 3 arguments and a handler, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First, Second, Third, Failure: Error>(
        _ request: @escaping (First, Second, Third, @escaping @Sendable (Element?, Failure?) -> Void) -> Void
    ) -> (First, Second, Third) -> Single<Element> {
        { first, second, third in fromAsync { request(first, second, third, $0) } }
    }

    /// RxSwiftExt's `fromAsync(_:)` of a function of 4 arguments and a handler, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First, Second, Third, Fourth, Failure: Error>(
        _ request: @escaping (First, Second, Third, Fourth, @escaping @Sendable (Element?, Failure?) -> Void) -> Void
    ) -> (First, Second, Third, Fourth) -> Single<Element> {
        { first, second, third, fourth in fromAsync { request(first, second, third, fourth, $0) } }
    }

    /// RxSwiftExt's `fromAsync(_:)` of a function of 5 arguments and a handler, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First, Second, Third, Fourth, Fifth, Failure: Error>(
        _ request:
            @escaping (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element?, Failure?) -> Void) -> Void
    ) -> (First, Second, Third, Fourth, Fifth) -> Single<Element> {
        { first, second, third, fourth, fifth in fromAsync { request(first, second, third, fourth, fifth, $0) } }
    }
}
