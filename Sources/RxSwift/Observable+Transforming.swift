public import RxObservable

extension ObservableType {
    /// Lenient form of `map(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        mapped(asObservable(), sendable(transform))
    }

    /// Lenient form of `compactMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        compactMapped(asObservable(), sendable(transform))
    }

    /// Lenient form of `concatMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .merge(limit: 1), sendable(selector))
    }

    /// Lenient form of `flatMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .merge(limit: .max), sendable(selector))
    }

    /// Lenient form of `flatMapFirst(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .first, sendable(selector))
    }

    /// Lenient form of `flatMapLatest(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .latest, sendable(selector))
    }

    /// Lenient form of `groupBy(keySelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        grouped(asObservable(), sendable(keySelector))
    }

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

    /// Lenient form of `withLatestFrom(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        combined(asObservable(), withLatestFrom: second.asObservable(), sendable(resultSelector))
    }

    /// Lenient form of `withLatestFrom(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        combined(asObservable(), withLatestFrom: second.asObservable()) { $1 }
    }

    /// Lenient form of `withUnretained(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        paired(asObservable(), with: obj, sendable(resultSelector))
    }

    /// Lenient form of `withUnretained(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        paired(asObservable(), with: obj) { ($0, $1) }
    }

    /// Lenient form of `do(onNext:…)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        Do(
            asObservable(),
            onNext: sendable(onNext),
            afterNext: sendable(afterNext),
            onError: sendable(onError),
            afterError: sendable(afterError),
            onCompleted: sendable(onCompleted),
            afterCompleted: sendable(afterCompleted),
            onSubscribe: sendable(onSubscribe),
            onSubscribed: sendable(onSubscribed),
            onDispose: sendable(onDispose)
        )
    }
}
