// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `allSatisfy(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func allSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        strict.allSatisfy(sendable(predicate))
    }

    /// Lenient form of `buffer(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func buffer(while predicate: @escaping (Element) throws -> Bool) -> Observable<[Element]> {
        strict.buffer(while: sendable(predicate))
    }

    /// Lenient form of `buffer(opening:closing:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func buffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        strict.buffer(opening: opening, closing: sendable(closing))
    }

    /// Lenient form of `chunked(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func chunked(by belongInSameChunk: @escaping (Element, Element) throws -> Bool) -> Observable<[Element]> {
        strict.chunked(by: sendable(belongInSameChunk))
    }

    /// Lenient form of `contains(where:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func contains(where predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        strict.contains(where: sendable(predicate))
    }

    /// Lenient form of `count(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        strict.count(sendable(predicate))
    }

    /// Lenient form of `distinct(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        strict.distinct(by: sendable(keySelector))
    }

    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        strict.distinct(sendable(predicate))
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        strict.filterMap(sendable(transform))
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Observable<Element> {
        strict.finally(sendable(action))
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        strict.flatMap(maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        strict.ignoreWhen(sendable(predicate))
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> Observable<Element> {
        strict.mapError(sendable(transform))
    }

    /// Lenient form of `max(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func max(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        strict.max(by: sendable(isLess))
    }

    /// Lenient form of `mergeScan(_:maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        maxConcurrent: Int = 1,
        _ selector: @escaping (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        strict.mergeScan(seed, maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `min(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func min(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        strict.min(by: sendable(isLess))
    }

    /// Lenient form of `partition(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func partition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        strict.partition(sendable(predicate))
    }

    /// Lenient form of `repeat(when:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        strict.repeat(when: sendable(notificationHandler))
    }

    /// Lenient form of `toSortedArray(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func toSortedArray(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<[Element]> {
        strict.toSortedArray(by: sendable(isLess))
    }

    /// Lenient form of `window(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func window(while predicate: @escaping (Element) throws -> Bool) -> Observable<Observable<Element>> {
        strict.window(while: sendable(predicate))
    }

    /// Lenient form of `window(opening:closing:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func window<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        strict.window(opening: opening, closing: sendable(closing))
    }

    /// Lenient form of `withLatestFrom(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        resultSelector: @escaping (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        strict.withLatestFrom(first, second, resultSelector: sendable(resultSelector))
    }

    /// Lenient form of `withLatestFrom(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        resultSelector: @escaping (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        strict.withLatestFrom(first, second, third, resultSelector: sendable(resultSelector))
    }
}

extension Strict {
    func allSatisfy(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Single<Bool> {
        source.allSatisfy(predicate)
    }

    func buffer(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<[Element]> {
        source.buffer(while: predicate)
    }

    func buffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping @Sendable (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        source.buffer(opening: opening, closing: closing)
    }

    func chunked(by belongInSameChunk: @escaping @Sendable (Element, Element) throws -> Bool) -> Observable<[Element]> {
        source.chunked(by: belongInSameChunk)
    }

    func contains(where predicate: @escaping @Sendable (Element) throws -> Bool) -> Single<Bool> {
        source.contains(where: predicate)
    }

    func count(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
        source.count(predicate)
    }

    func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> {
        source.distinct(by: keySelector)
    }

    func distinct(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        source.distinct(predicate)
    }

    func filterMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
    ) -> Observable<Result> {
        source.filterMap(transform)
    }

    func finally(_ action: @escaping @Sendable () -> Void) -> Observable<Element> {
        source.finally(action)
    }

    func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        source.flatMap(maxConcurrent: maxConcurrent, selector)
    }

    func ignoreWhen(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        source.ignoreWhen(predicate)
    }

    func mapError(_ transform: @escaping @Sendable (any Error) throws -> any Error) -> Observable<Element> {
        source.mapError(transform)
    }

    func max(by isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<Element?> {
        source.max(by: isLess)
    }

    func mergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        source.mergeScan(seed, maxConcurrent: maxConcurrent, selector)
    }

    func min(by isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<Element?> {
        source.min(by: isLess)
    }

    func partition(
        _ predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        source.partition(predicate)
    }

    func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        source.repeat(when: notificationHandler)
    }

    func toSortedArray(by isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<[Element]> {
        source.toSortedArray(by: isLess)
    }

    func window(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Observable<Element>> {
        source.window(while: predicate)
    }

    func window<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping @Sendable (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        source.window(opening: opening, closing: closing)
    }

    func withLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        resultSelector: @escaping @Sendable (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        source.withLatestFrom(first, second, resultSelector: resultSelector)
    }

    func withLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        resultSelector: @escaping @Sendable (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        source.withLatestFrom(first, second, third, resultSelector: resultSelector)
    }
}

extension ObservableType where Element: Sendable {
    /// Lenient form of `audit(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Period
    ) -> Observable<Element> {
        strict.audit(sendable(selector))
    }

    /// Lenient form of `concatMapDelayError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func concatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        strict.concatMapDelayError(sendable(selector))
    }

    /// Lenient form of `concatMapEager(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        strict.concatMapEager(maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `debounce(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func debounce(
        for dueTime: @escaping (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        strict.debounce(for: sendable(dueTime), scheduler: scheduler)
    }

    /// Lenient form of `delay(until:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping (Element) throws -> Time
    ) -> Observable<Element> {
        strict.delay(until: sendable(selector))
    }

    /// Lenient form of `expand(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func expand<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        strict.expand(maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `flatMapDelayError(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func flatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        strict.flatMapDelayError(maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `repeat(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func `repeat`(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        strict.repeat(behavior, scheduler: scheduler, shouldRepeat: sendable(shouldRepeat))
    }

    /// Lenient form of `repeatWithBehavior(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        strict.repeatWithBehavior(behavior, scheduler: scheduler, shouldRepeat: sendable(shouldRepeat))
    }

    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> Observable<Element> {
        strict.retry(behavior, scheduler: scheduler, shouldRetry: sendable(shouldRetry))
    }

    /// Lenient form of `throttle(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func throttle(
        for dueTime: @escaping (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        strict.throttle(for: sendable(dueTime), scheduler: scheduler)
    }
}

extension Strict where Element: Sendable {
    func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Period
    ) -> Observable<Element> {
        source.audit(selector)
    }

    func concatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        source.concatMapDelayError(selector)
    }

    func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        source.concatMapEager(maxConcurrent: maxConcurrent, selector)
    }

    func debounce(
        for dueTime: @escaping @Sendable (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        source.debounce(for: dueTime, scheduler: scheduler)
    }

    func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping @Sendable (Element) throws -> Time
    ) -> Observable<Element> {
        source.delay(until: selector)
    }

    func expand<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        source.expand(maxConcurrent: maxConcurrent, selector)
    }

    func flatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        source.flatMapDelayError(maxConcurrent: maxConcurrent, selector)
    }

    func `repeat`(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRepeat: (@Sendable () throws -> Bool)?
    ) -> Observable<Element> {
        source.repeat(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }

    func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRepeat: (@Sendable () throws -> Bool)?
    ) -> Observable<Element> {
        source.repeatWithBehavior(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }

    func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRetry: (@Sendable (any Error) throws -> Bool)?
    ) -> Observable<Element> {
        source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
    }

    func throttle(
        for dueTime: @escaping @Sendable (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        source.throttle(for: dueTime, scheduler: scheduler)
    }
}

extension ObservableType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        strict.mapMany(sendable(transform))
    }
}

extension Strict where Element: Collection & SendableMetatype {
    func mapMany<Result>(_ transform: @escaping @Sendable (Element.Element) throws -> Result) -> Observable<[Result]> {
        source.mapMany(transform)
    }
}

extension InfallibleType {
    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().distinct(predicate))
    }

    /// Lenient form of `chunked(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func chunked(by belongInSameChunk: @escaping (Element, Element) -> Bool) -> Infallible<[Element]> {
        Infallible(asObservable().chunked(by: belongInSameChunk))
    }

    /// Lenient form of `buffer(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func buffer(while predicate: @escaping (Element) -> Bool) -> Infallible<[Element]> {
        Infallible(asObservable().buffer(while: predicate))
    }

    /// Lenient form of `distinct(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping (Element) -> Key
    ) -> Infallible<Element> {
        Infallible(asObservable().distinct(by: keySelector))
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) -> FilterMap<Result>) -> Infallible<Result> {
        Infallible(asObservable().filterMap(transform))
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().ignoreWhen(predicate))
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Infallible<Element> {
        Infallible(asObservable().finally(action))
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(maxConcurrent: maxConcurrent, selector))
    }
}

extension InfallibleType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) -> Result) -> Infallible<[Result]> {
        Infallible(asObservable().mapMany(transform))
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> PrimitiveSequence<Trait, Element> {
        strict.mapError(sendable(transform))
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> PrimitiveSequence<Trait, Element> {
        strict.finally(sendable(action))
    }
}

extension StrictPrimitive {
    func mapError(
        _ transform: @escaping @Sendable (any Error) throws -> any Error
    ) -> PrimitiveSequence<Trait, Element> {
        source.mapError(transform)
    }

    func finally(_ action: @escaping @Sendable () -> Void) -> PrimitiveSequence<Trait, Element> {
        source.finally(action)
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        strict.retry(behavior, scheduler: scheduler, shouldRetry: sendable(shouldRetry))
    }
}

extension StrictPrimitive where Element: Sendable {
    func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRetry: (@Sendable (any Error) throws -> Bool)?
    ) -> PrimitiveSequence<Trait, Element> {
        source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
    }
}
