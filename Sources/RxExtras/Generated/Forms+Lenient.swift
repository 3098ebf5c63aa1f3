// Written by `Tools/Forms` from its table: what is changed here is lost.

internal import Builtin
public import RxObservable
public import RxSchedulers
internal import RxSubjects
public import RxTraits

extension ObservableType {
    /// Lenient form of `allSatisfy(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func allSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return contains { try !predicate($0) }.map { !$0 }
    }

    /// Lenient form of `buffer(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func buffer(while predicate: @escaping (Element) throws -> Bool) -> Observable<[Element]> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return groupEvents(while: predicate).buffers()
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
        return filter(predicate).isEmpty().map { !$0 }
    }

    /// Lenient form of `count(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return filter(predicate).count()
    }

    /// Lenient form of `distinct(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let keySelector: @Sendable (Element) throws -> Key = Builtin.reinterpretCast(keySelector)
        return asObservable().stateful(Set<Key>()) { keys, element in
            keys.insert(try keySelector(element)).inserted ? .send(element) : .wait
        }
    }

    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return asObservable().stateful(false) { isClosed, element in
            guard !isClosed else { return .wait }
            isClosed = try predicate(element)
            return .send(element)
        }
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (Element) throws -> FilterMap<Result> = Builtin.reinterpretCast(transform)
        return asObservable().compactMap { try transform($0).result }
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let action: @Sendable () -> Void = Builtin.reinterpretCast(action)
        return asObservable().do(onDispose: action)
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) throws -> Source = Builtin.reinterpretCast(selector)
        return RxObservable.Flatten(
            asObservable(),
            .merge(limit: maxConcurrent),
            as: "flatMap(maxConcurrent:)",
            selector
        )
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return asObservable().filter { try !predicate($0) }
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (any Error) throws -> any Error = Builtin.reinterpretCast(transform)
        return ending { error in try error.map(transform) }
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
        let judged = asObservable().map { (element: $0, matches: try predicate($0)) }.share()
        return (
            judged.compactMap { $0.matches ? FilterMap.map($0.element) : nil }.filterMap { $0 },
            judged.compactMap { $0.matches ? nil : FilterMap.map($0.element) }.filterMap { $0 }
        )
    }

    /// Lenient form of `toSortedArray(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func toSortedArray(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<[Element]> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let isLess: @Sendable (Element, Element) throws -> Bool = Builtin.reinterpretCast(isLess)
        return toArray().map { try $0.sorted(by: isLess) }
    }

    /// Lenient form of `window(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func window(while predicate: @escaping (Element) throws -> Bool) -> Observable<Observable<Element>> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) throws -> Bool = Builtin.reinterpretCast(predicate)
        return groupEvents(while: predicate).windows()
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
        return asObservable().withLatestFrom(Observable.combineLatest(first, second) { ($0, $1) }) {
            try resultSelector($0, $1.0, $1.1)
        }
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
        return asObservable().withLatestFrom(Observable.combineLatest(first, second, third) { ($0, $1, $2) }) {
            try resultSelector($0, $1.0, $1.1, $1.2)
        }
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
        return groupEvents(opening: opening, closing: closing).buffers()
    }

    /// Lenient form of `concatMapDelayError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func concatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) throws -> Source = Builtin.reinterpretCast(selector)
        return flatMapDelayError(maxConcurrent: 1, selector)
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
        return asObservable().flatMap { element in
            try selector(element).asObservable().firstEvent().map { element }
        }
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
        let source = asObservable()
        return .deferred {
            let errors = HeldErrors()
            return errors.release(
                errors.hold(source).flatMap(maxConcurrent: maxConcurrent) {
                    errors.hold(try selector($0).asObservable())
                }
            )
        }
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
        return { first in Observable<Element>.fromAsync { request(first, $0) } }
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
        return { first, second in Observable<Element>.fromAsync { request(first, second, $0) } }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
        _ request: @escaping (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let request: @Sendable (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void =
            Builtin.reinterpretCast(request)
        return { first, second, third in Observable<Element>.fromAsync { request(first, second, third, $0) } }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let request: @Sendable (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void =
            Builtin.reinterpretCast(request)
        return { first, second, third, fourth in
            Observable<Element>.fromAsync { request(first, second, third, fourth, $0) }
        }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable, Fifth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth, Fifth) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let request: @Sendable (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void =
            Builtin.reinterpretCast(request)
        return { first, second, third, fourth, fifth in
            Observable<Element>.fromAsync { request(first, second, third, fourth, fifth, $0) }
        }
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
        return `repeat`(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
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

    /// Lenient form of `ignoreErrors(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func ignoreErrors(_ predicate: @escaping (any Error) throws -> Bool) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (any Error) throws -> Bool = Builtin.reinterpretCast(predicate)
        return retry(.immediate(maxCount: .max), shouldRetry: predicate)
    }

    /// Lenient form of `throttle(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func throttle(
        for dueTime: @escaping (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let dueTime: @Sendable (Element) throws -> any RxTimeSpan = Builtin.reinterpretCast(dueTime)
        return asObservable().flatMapFirst { element in
            let rest = Observable<Int>.timer(try dueTime(element), scheduler: scheduler)
            return Observable.just(element).concat(rest.flatMap { _ in Observable<Element>.empty() })
        }
    }

    /// Lenient form of `unfold(_:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func unfold<State: Sendable, Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: State,
        _ next: @escaping (State) throws -> Source
    ) -> Observable<Element> where Source.Element == (Element, State?) {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let next: @Sendable (State) throws -> Source = Builtin.reinterpretCast(next)
        return Observable<(Element, State?)>.deferred { try next(seed).asObservable() }
            .expand(maxConcurrent: 1) { _, state in
                try state.map { try next($0).asObservable() } ?? .empty()
            }
            .map { element, _ in element }
    }

    /// Lenient form of `window(opening:closing:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func window<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let closing: @Sendable (Opening.Element) throws -> Closing = Builtin.reinterpretCast(closing)
        return groupEvents(opening: opening, closing: closing).windows()
    }
}

@available(swift, obsoleted: 6.0)
extension ObservableType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (Element.Element) throws -> Result = Builtin.reinterpretCast(transform)
        return asObservable().map { try $0.map(transform) }
    }
}

@available(swift, obsoleted: 6.0)
extension RepeatBehavior {
    /// Lenient form of `customTimerDelayed(maxCount:delayCalculator:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public static func customTimerDelayed(
        maxCount: UInt,
        delayCalculator: @escaping (UInt) -> any RxTimeSpan
    ) -> RepeatBehavior {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let delayCalculator: @Sendable (UInt) -> any RxTimeSpan = Builtin.reinterpretCast(delayCalculator)
        return RepeatBehavior(maxCount) { delayCalculator($0).rxTimeInterval }
    }
}

@available(swift, obsoleted: 6.0)
extension InfallibleType {
    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func distinct(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) -> Bool = Builtin.reinterpretCast(predicate)
        return Infallible(asObservable().distinct(predicate))
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func filterMap<Result>(_ transform: @escaping (Element) -> FilterMap<Result>) -> Infallible<Result> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (Element) -> FilterMap<Result> = Builtin.reinterpretCast(transform)
        return Infallible(asObservable().filterMap(transform))
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func finally(_ action: @escaping () -> Void) -> Infallible<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let action: @Sendable () -> Void = Builtin.reinterpretCast(action)
        return Infallible(asObservable().finally(action))
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let selector: @Sendable (Element) -> Source = Builtin.reinterpretCast(selector)
        return Infallible(asObservable().flatMap(maxConcurrent: maxConcurrent, selector))
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func ignoreWhen(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let predicate: @Sendable (Element) -> Bool = Builtin.reinterpretCast(predicate)
        return Infallible(asObservable().ignoreWhen(predicate))
    }
}

@available(swift, obsoleted: 6.0)
extension PrimitiveSequenceType {
    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func finally(_ action: @escaping () -> Void) -> PrimitiveSequence<Trait, Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let action: @Sendable () -> Void = Builtin.reinterpretCast(action)
        return PrimitiveSequence(raw: source.finally(action))
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> PrimitiveSequence<Trait, Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (any Error) throws -> any Error = Builtin.reinterpretCast(transform)
        return PrimitiveSequence(raw: source.mapError(transform))
    }
}

@available(swift, obsoleted: 6.0)
extension InfallibleType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) -> Result) -> Infallible<[Result]> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let transform: @Sendable (Element.Element) -> Result = Builtin.reinterpretCast(transform)
        return Infallible(asObservable().mapMany(transform))
    }
}

@available(swift, obsoleted: 6.0)
extension PrimitiveSequenceType where Element: Sendable {
    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        // SAFETY: the types differ only in isolation, for which a client in Swift 5 mode vouches.
        let shouldRetry: (@Sendable (any Error) throws -> Bool)? = Builtin.reinterpretCast(shouldRetry)
        return PrimitiveSequence(raw: source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry))
    }
}
