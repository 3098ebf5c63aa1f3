// Written by `Tools/Forms` from its table: what is changed here is lost.

internal import Builtin
public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `allSatisfy(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func allSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return strictAllSatisfy(predicate)
    }

    func strictAllSatisfy(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Single<Bool> {
        allSatisfy(predicate)
    }

    /// Lenient form of `buffer(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func buffer(while predicate: @escaping (Element) throws -> Bool) -> Observable<[Element]> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return strictBuffer(predicate)
    }

    func strictBuffer(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<[Element]> {
        buffer(while: predicate)
    }

    /// Lenient form of `chunked(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func chunked(by belongInSameChunk: @escaping (Element, Element) throws -> Bool) -> Observable<[Element]> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let belongInSameChunk: @Sendable (Element, Element) throws -> Bool = Builtin.reinterpretCast(belongInSameChunk)
        return strictChunked(belongInSameChunk)
    }

    func strictChunked(
        _ belongInSameChunk: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Observable<[Element]> {
        chunked(by: belongInSameChunk)
    }

    /// Lenient form of `contains(where:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func contains(where predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return strictContains(predicate)
    }

    func strictContains(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Single<Bool> {
        contains(where: predicate)
    }

    /// Lenient form of `count(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return strictCount(predicate)
    }

    func strictCount(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
        count(predicate)
    }

    /// Lenient form of `distinct(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let keySelector: @Sendable (Element) throws -> Key = Builtin.reinterpretCast(keySelector)
        return strictDistinct(keySelector)
    }

    func strictDistinct<Key: Hashable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> {
        distinct(by: keySelector)
    }

    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return strictDistinct(predicate)
    }

    func strictDistinct(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        distinct(predicate)
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (Element) throws -> FilterMap<Result> = Builtin.reinterpretCast(transform)
        return strictFilterMap(transform)
    }

    func strictFilterMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
    ) -> Observable<Result> {
        filterMap(transform)
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let action: @Sendable () -> Void = Builtin.reinterpretCast(action)
        return strictFinally(action)
    }

    func strictFinally(_ action: @escaping @Sendable () -> Void) -> Observable<Element> {
        finally(action)
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) throws -> Source = Builtin.reinterpretCast(selector)
        return strictFlatMap(maxConcurrent, selector)
    }

    func strictFlatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatMap(maxConcurrent: maxConcurrent, selector)
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return strictIgnoreWhen(predicate)
    }

    func strictIgnoreWhen(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        ignoreWhen(predicate)
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (any Error) throws -> any Error = Builtin.reinterpretCast(transform)
        return strictMapError(transform)
    }

    func strictMapError(_ transform: @escaping @Sendable (any Error) throws -> any Error) -> Observable<Element> {
        mapError(transform)
    }

    /// Lenient form of `max(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func max(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let isLess: @Sendable (Element, Element) throws -> Bool = Builtin.reinterpretCast(isLess)
        return strictMax(isLess)
    }

    func strictMax(_ isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<Element?> {
        max(by: isLess)
    }

    /// Lenient form of `mergeScan(_:maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        maxConcurrent: Int = 1,
        _ selector: @escaping (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Source.Element, Element) throws -> Source = Builtin.reinterpretCast(selector)
        return strictMergeScan(seed, maxConcurrent, selector)
    }

    func strictMergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        _ maxConcurrent: Int,
        _ selector: @escaping @Sendable (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        mergeScan(seed, maxConcurrent: maxConcurrent, selector)
    }

    /// Lenient form of `min(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func min(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let isLess: @Sendable (Element, Element) throws -> Bool = Builtin.reinterpretCast(isLess)
        return strictMin(isLess)
    }

    func strictMin(_ isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<Element?> {
        min(by: isLess)
    }

    /// Lenient form of `partition(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func partition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return strictPartition(predicate)
    }

    func strictPartition(
        _ predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        partition(predicate)
    }

    /// Lenient form of `toSortedArray(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func toSortedArray(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<[Element]> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let isLess: @Sendable (Element, Element) throws -> Bool = Builtin.reinterpretCast(isLess)
        return strictToSortedArray(isLess)
    }

    func strictToSortedArray(_ isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<[Element]> {
        toSortedArray(by: isLess)
    }

    /// Lenient form of `window(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func window(while predicate: @escaping (Element) throws -> Bool) -> Observable<Observable<Element>> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return strictWindow(predicate)
    }

    func strictWindow(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Observable<Element>> {
        window(while: predicate)
    }

    /// Lenient form of `withLatestFrom(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        resultSelector: @escaping (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let resultSelector: @Sendable (Element, First.Element, Second.Element) throws -> Result =
            Builtin.reinterpretCast(resultSelector)
        return strictWithLatestFrom(first, second, resultSelector)
    }

    func strictWithLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ resultSelector: @escaping @Sendable (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        withLatestFrom(first, second, resultSelector: resultSelector)
    }

    /// Lenient form of `withLatestFrom(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        resultSelector: @escaping (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let resultSelector: @Sendable (Element, First.Element, Second.Element, Third.Element) throws -> Result =
            Builtin.reinterpretCast(resultSelector)
        return strictWithLatestFrom(first, second, third, resultSelector)
    }

    func strictWithLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ resultSelector: @escaping @Sendable (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        withLatestFrom(first, second, third, resultSelector: resultSelector)
    }
}

extension ObservableType where Element: Sendable {
    /// Lenient form of `audit(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Period
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) throws -> Period = Builtin.reinterpretCast(selector)
        return strictAudit(selector)
    }

    func strictAudit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Period
    ) -> Observable<Element> {
        audit(selector)
    }

    /// Lenient form of `buffer(opening:closing:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func buffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let closing: @Sendable (Opening.Element) throws -> Closing = Builtin.reinterpretCast(closing)
        return strictBuffer(opening, closing)
    }

    func strictBuffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        _ opening: Opening,
        _ closing: @escaping @Sendable (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        buffer(opening: opening, closing: closing)
    }

    /// Lenient form of `concatMapDelayError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func concatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) throws -> Source = Builtin.reinterpretCast(selector)
        return strictConcatMapDelayError(selector)
    }

    func strictConcatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        concatMapDelayError(selector)
    }

    /// Lenient form of `concatMapEager(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) throws -> Source = Builtin.reinterpretCast(selector)
        return strictConcatMapEager(maxConcurrent, selector)
    }

    func strictConcatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        concatMapEager(maxConcurrent: maxConcurrent, selector)
    }

    /// Lenient form of `debounce(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func debounce(
        for dueTime: @escaping (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let dueTime: @Sendable (Element) throws -> RxTimeInterval = Builtin.reinterpretCast(dueTime)
        return strictDebounce(dueTime, scheduler)
    }

    func strictDebounce(
        _ dueTime: @escaping @Sendable (Element) throws -> RxTimeInterval,
        _ scheduler: any SchedulerType
    ) -> Observable<Element> {
        debounce(for: dueTime, scheduler: scheduler)
    }

    /// Lenient form of `delay(until:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping (Element) throws -> Time
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) throws -> Time = Builtin.reinterpretCast(selector)
        return strictDelay(selector)
    }

    func strictDelay<Time: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Time
    ) -> Observable<Element> {
        delay(until: selector)
    }

    /// Lenient form of `expand(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func expand<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) throws -> Source = Builtin.reinterpretCast(selector)
        return strictExpand(maxConcurrent, selector)
    }

    func strictExpand<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        expand(maxConcurrent: maxConcurrent, selector)
    }

    /// Lenient form of `flatMapDelayError(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func flatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) throws -> Source = Builtin.reinterpretCast(selector)
        return strictFlatMapDelayError(maxConcurrent, selector)
    }

    func strictFlatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatMapDelayError(maxConcurrent: maxConcurrent, selector)
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync(
        _ request: @escaping (@escaping @Sendable (Element) -> Void) -> Void
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let request: @Sendable (@escaping @Sendable (Element) -> Void) -> Void = Builtin.reinterpretCast(request)
        return strictFromAsync(request)
    }

    static func strictFromAsync(
        _ request: @escaping @Sendable (@escaping @Sendable (Element) -> Void) -> Void
    ) -> Observable<Element> {
        fromAsync(request)
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable>(
        _ request: @escaping (First, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let request: @Sendable (First, @escaping @Sendable (Element) -> Void) -> Void = Builtin.reinterpretCast(request)
        return strictFromAsync(request)
    }

    static func strictFromAsync<First: Sendable>(
        _ request: @escaping @Sendable (First, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First) -> Observable<Element> {
        fromAsync(request)
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable>(
        _ request: @escaping (First, Second, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let request: @Sendable (First, Second, @escaping @Sendable (Element) -> Void) -> Void = Builtin.reinterpretCast(
            request
        )
        return strictFromAsync(request)
    }

    static func strictFromAsync<First: Sendable, Second: Sendable>(
        _ request: @escaping @Sendable (First, Second, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second) -> Observable<Element> {
        fromAsync(request)
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
        _ request: @escaping (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let request: @Sendable (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void =
            Builtin.reinterpretCast(request)
        return strictFromAsync(request)
    }

    static func strictFromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
        _ request: @escaping @Sendable (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third) -> Observable<Element> {
        fromAsync(request)
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let request: @Sendable (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void =
            Builtin.reinterpretCast(request)
        return strictFromAsync(request)
    }

    static func strictFromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
        _ request: @escaping @Sendable (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
        fromAsync(request)
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable, Fifth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth, Fifth) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let request: @Sendable (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void =
            Builtin.reinterpretCast(request)
        return strictFromAsync(request)
    }

    static func strictFromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable, Fifth: Sendable>(
        _ request:
            @escaping @Sendable (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth, Fifth) -> Observable<Element> {
        fromAsync(request)
    }

    /// Lenient form of `repeat(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func `repeat`(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let shouldRepeat: (@Sendable () throws -> Bool)? = Builtin.reinterpretCast(shouldRepeat)
        return strictRepeat(behavior, scheduler, shouldRepeat)
    }

    func strictRepeat(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRepeat: (@Sendable () throws -> Bool)?
    ) -> Observable<Element> {
        `repeat`(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }

    /// Lenient form of `repeatWithBehavior(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let shouldRepeat: (@Sendable () throws -> Bool)? = Builtin.reinterpretCast(shouldRepeat)
        return strictRepeatWithBehavior(behavior, scheduler, shouldRepeat)
    }

    func strictRepeatWithBehavior(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRepeat: (@Sendable () throws -> Bool)?
    ) -> Observable<Element> {
        repeatWithBehavior(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }

    /// Lenient form of `repeat(when:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let notificationHandler: @Sendable (Observable<Void>) -> Trigger = Builtin.reinterpretCast(notificationHandler)
        return strictRepeat(notificationHandler)
    }

    func strictRepeat<Trigger: ObservableType & SendableMetatype>(
        _ notificationHandler: @escaping @Sendable (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        `repeat`(when: notificationHandler)
    }

    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let shouldRetry: (@Sendable (any Error) throws -> Bool)? = Builtin.reinterpretCast(shouldRetry)
        return strictRetry(behavior, scheduler, shouldRetry)
    }

    func strictRetry(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRetry: (@Sendable (any Error) throws -> Bool)?
    ) -> Observable<Element> {
        retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
    }

    /// Lenient form of `throttle(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func throttle(
        for dueTime: @escaping (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let dueTime: @Sendable (Element) throws -> any RxTimeSpan = Builtin.reinterpretCast(dueTime)
        return strictThrottle(dueTime, scheduler)
    }

    func strictThrottle(
        _ dueTime: @escaping @Sendable (Element) throws -> any RxTimeSpan,
        _ scheduler: any SchedulerType
    ) -> Observable<Element> {
        throttle(for: dueTime, scheduler: scheduler)
    }

    /// Lenient form of `unfold(_:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func unfold<State: Sendable, Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: State,
        _ next: @escaping (State) throws -> Source
    ) -> Observable<Element> where Source.Element == (Element, State?) {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let next: @Sendable (State) throws -> Source = Builtin.reinterpretCast(next)
        return strictUnfold(seed, next)
    }

    static func strictUnfold<State: Sendable, Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: State,
        _ next: @escaping @Sendable (State) throws -> Source
    ) -> Observable<Element> where Source.Element == (Element, State?) {
        unfold(seed, next)
    }

    /// Lenient form of `window(opening:closing:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func window<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let closing: @Sendable (Opening.Element) throws -> Closing = Builtin.reinterpretCast(closing)
        return strictWindow(opening, closing)
    }

    func strictWindow<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        _ opening: Opening,
        _ closing: @escaping @Sendable (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        window(opening: opening, closing: closing)
    }
}

extension ObservableType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (Element.Element) throws -> Result = Builtin.reinterpretCast(transform)
        return strictMapMany(transform)
    }

    func strictMapMany<Result>(
        _ transform: @escaping @Sendable (Element.Element) throws -> Result
    ) -> Observable<[Result]> {
        mapMany(transform)
    }
}

extension RepeatBehavior {
    /// Lenient form of `customTimerDelayed(maxCount:delayCalculator:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func customTimerDelayed(
        maxCount: UInt,
        delayCalculator: @escaping (UInt) -> any RxTimeSpan
    ) -> RepeatBehavior {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let delayCalculator: @Sendable (UInt) -> any RxTimeSpan = Builtin.reinterpretCast(delayCalculator)
        return strictCustomTimerDelayed(maxCount, delayCalculator)
    }

    static func strictCustomTimerDelayed(
        _ maxCount: UInt,
        _ delayCalculator: @escaping @Sendable (UInt) -> any RxTimeSpan
    ) -> RepeatBehavior {
        customTimerDelayed(maxCount: maxCount, delayCalculator: delayCalculator)
    }
}

extension InfallibleType {
    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) -> Bool = Builtin.reinterpretCast(predicate)
        return strictDistinct(predicate)
    }

    func strictDistinct(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        distinct(predicate)
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) -> FilterMap<Result>) -> Infallible<Result> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (Element) -> FilterMap<Result> = Builtin.reinterpretCast(transform)
        return strictFilterMap(transform)
    }

    func strictFilterMap<Result>(
        _ transform: @escaping @Sendable (Element) -> FilterMap<Result>
    ) -> Infallible<Result> {
        filterMap(transform)
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Infallible<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let action: @Sendable () -> Void = Builtin.reinterpretCast(action)
        return strictFinally(action)
    }

    func strictFinally(_ action: @escaping @Sendable () -> Void) -> Infallible<Element> {
        finally(action)
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) -> Source = Builtin.reinterpretCast(selector)
        return strictFlatMap(maxConcurrent, selector)
    }

    func strictFlatMap<Source: InfallibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        flatMap(maxConcurrent: maxConcurrent, selector)
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) -> Bool = Builtin.reinterpretCast(predicate)
        return strictIgnoreWhen(predicate)
    }

    func strictIgnoreWhen(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        ignoreWhen(predicate)
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> PrimitiveSequence<Trait, Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let action: @Sendable () -> Void = Builtin.reinterpretCast(action)
        return strictFinally(action)
    }

    func strictFinally(_ action: @escaping @Sendable () -> Void) -> PrimitiveSequence<Trait, Element> {
        finally(action)
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> PrimitiveSequence<Trait, Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (any Error) throws -> any Error = Builtin.reinterpretCast(transform)
        return strictMapError(transform)
    }

    func strictMapError(
        _ transform: @escaping @Sendable (any Error) throws -> any Error
    ) -> PrimitiveSequence<Trait, Element> {
        mapError(transform)
    }
}

extension InfallibleType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) -> Result) -> Infallible<[Result]> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (Element.Element) -> Result = Builtin.reinterpretCast(transform)
        return strictMapMany(transform)
    }

    func strictMapMany<Result>(_ transform: @escaping @Sendable (Element.Element) -> Result) -> Infallible<[Result]> {
        mapMany(transform)
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let shouldRetry: (@Sendable (any Error) throws -> Bool)? = Builtin.reinterpretCast(shouldRetry)
        return strictRetry(behavior, scheduler, shouldRetry)
    }

    func strictRetry(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRetry: (@Sendable (any Error) throws -> Bool)?
    ) -> PrimitiveSequence<Trait, Element> {
        retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
    }
}
