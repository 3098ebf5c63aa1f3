// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `allSatisfy(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func allSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        uncheckedAllSatisfy(predicate)
    }

    func uncheckedAllSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        allSatisfy(sendable(predicate))
    }

    /// Lenient form of `buffer(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func buffer(while predicate: @escaping (Element) throws -> Bool) -> Observable<[Element]> {
        uncheckedBuffer(predicate)
    }

    func uncheckedBuffer(_ predicate: @escaping (Element) throws -> Bool) -> Observable<[Element]> {
        buffer(while: sendable(predicate))
    }

    /// Lenient form of `chunked(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func chunked(by belongInSameChunk: @escaping (Element, Element) throws -> Bool) -> Observable<[Element]> {
        uncheckedChunked(belongInSameChunk)
    }

    func uncheckedChunked(_ belongInSameChunk: @escaping (Element, Element) throws -> Bool) -> Observable<[Element]> {
        chunked(by: sendable(belongInSameChunk))
    }

    /// Lenient form of `contains(where:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func contains(where predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        uncheckedContains(predicate)
    }

    func uncheckedContains(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        contains(where: sendable(predicate))
    }

    /// Lenient form of `count(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        uncheckedCount(predicate)
    }

    func uncheckedCount(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        count(sendable(predicate))
    }

    /// Lenient form of `distinct(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        uncheckedDistinct(keySelector)
    }

    func uncheckedDistinct<Key: Hashable & SendableMetatype>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinct(by: sendable(keySelector))
    }

    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        uncheckedDistinct(predicate)
    }

    func uncheckedDistinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        distinct(sendable(predicate))
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        uncheckedFilterMap(transform)
    }

    func uncheckedFilterMap<Result>(
        _ transform: @escaping (Element) throws -> FilterMap<Result>
    ) -> Observable<Result> {
        filterMap(sendable(transform))
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Observable<Element> {
        uncheckedFinally(action)
    }

    func uncheckedFinally(_ action: @escaping () -> Void) -> Observable<Element> {
        finally(sendable(action))
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        uncheckedFlatMap(maxConcurrent, selector)
    }

    func uncheckedFlatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatMap(maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        uncheckedIgnoreWhen(predicate)
    }

    func uncheckedIgnoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        ignoreWhen(sendable(predicate))
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> Observable<Element> {
        uncheckedMapError(transform)
    }

    func uncheckedMapError(_ transform: @escaping (any Error) throws -> any Error) -> Observable<Element> {
        mapError(sendable(transform))
    }

    /// Lenient form of `max(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func max(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        uncheckedMax(isLess)
    }

    func uncheckedMax(_ isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        max(by: sendable(isLess))
    }

    /// Lenient form of `mergeScan(_:maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        maxConcurrent: Int = 1,
        _ selector: @escaping (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        uncheckedMergeScan(seed, maxConcurrent, selector)
    }

    func uncheckedMergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        _ maxConcurrent: Int,
        _ selector: @escaping (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        mergeScan(seed, maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `min(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func min(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        uncheckedMin(isLess)
    }

    func uncheckedMin(_ isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        min(by: sendable(isLess))
    }

    /// Lenient form of `partition(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func partition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        uncheckedPartition(predicate)
    }

    func uncheckedPartition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        partition(sendable(predicate))
    }

    /// Lenient form of `toSortedArray(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func toSortedArray(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<[Element]> {
        uncheckedToSortedArray(isLess)
    }

    func uncheckedToSortedArray(_ isLess: @escaping (Element, Element) throws -> Bool) -> Single<[Element]> {
        toSortedArray(by: sendable(isLess))
    }

    /// Lenient form of `window(while:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func window(while predicate: @escaping (Element) throws -> Bool) -> Observable<Observable<Element>> {
        uncheckedWindow(predicate)
    }

    func uncheckedWindow(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Observable<Element>> {
        window(while: sendable(predicate))
    }

    /// Lenient form of `withLatestFrom(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        resultSelector: @escaping (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        uncheckedWithLatestFrom(first, second, resultSelector)
    }

    func uncheckedWithLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ resultSelector: @escaping (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        withLatestFrom(first, second, resultSelector: sendable(resultSelector))
    }

    /// Lenient form of `withLatestFrom(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        resultSelector: @escaping (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        uncheckedWithLatestFrom(first, second, third, resultSelector)
    }

    func uncheckedWithLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ resultSelector: @escaping (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        withLatestFrom(first, second, third, resultSelector: sendable(resultSelector))
    }
}

extension ObservableType where Element: Sendable {
    /// Lenient form of `audit(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Period
    ) -> Observable<Element> {
        uncheckedAudit(selector)
    }

    func uncheckedAudit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Period
    ) -> Observable<Element> {
        audit(sendable(selector))
    }

    /// Lenient form of `buffer(opening:closing:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func buffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        uncheckedBuffer(opening, closing)
    }

    func uncheckedBuffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        _ opening: Opening,
        _ closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        buffer(opening: opening, closing: sendable(closing))
    }

    /// Lenient form of `concatMapDelayError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func concatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        uncheckedConcatMapDelayError(selector)
    }

    func uncheckedConcatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        concatMapDelayError(sendable(selector))
    }

    /// Lenient form of `concatMapEager(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        uncheckedConcatMapEager(maxConcurrent, selector)
    }

    func uncheckedConcatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        concatMapEager(maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `debounce(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func debounce(
        for dueTime: @escaping (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        uncheckedDebounce(dueTime, scheduler)
    }

    func uncheckedDebounce(
        _ dueTime: @escaping (Element) throws -> RxTimeInterval,
        _ scheduler: any SchedulerType
    ) -> Observable<Element> {
        debounce(for: sendable(dueTime), scheduler: scheduler)
    }

    /// Lenient form of `delay(until:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping (Element) throws -> Time
    ) -> Observable<Element> {
        uncheckedDelay(selector)
    }

    func uncheckedDelay<Time: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Time
    ) -> Observable<Element> {
        delay(until: sendable(selector))
    }

    /// Lenient form of `expand(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func expand<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        uncheckedExpand(maxConcurrent, selector)
    }

    func uncheckedExpand<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        expand(maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `flatMapDelayError(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func flatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        uncheckedFlatMapDelayError(maxConcurrent, selector)
    }

    func uncheckedFlatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatMapDelayError(maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync(
        _ request: @escaping (@escaping @Sendable (Element) -> Void) -> Void
    ) -> Observable<Element> {
        uncheckedFromAsync(request)
    }

    static func uncheckedFromAsync(
        _ request: @escaping (@escaping @Sendable (Element) -> Void) -> Void
    ) -> Observable<Element> {
        fromAsync(sendable(request))
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable>(
        _ request: @escaping (First, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First) -> Observable<Element> {
        uncheckedFromAsync(request)
    }

    static func uncheckedFromAsync<First: Sendable>(
        _ request: @escaping (First, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First) -> Observable<Element> {
        fromAsync(sendable(request))
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable>(
        _ request: @escaping (First, Second, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second) -> Observable<Element> {
        uncheckedFromAsync(request)
    }

    static func uncheckedFromAsync<First: Sendable, Second: Sendable>(
        _ request: @escaping (First, Second, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second) -> Observable<Element> {
        fromAsync(sendable(request))
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
        _ request: @escaping (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third) -> Observable<Element> {
        uncheckedFromAsync(request)
    }

    static func uncheckedFromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
        _ request: @escaping (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third) -> Observable<Element> {
        fromAsync(sendable(request))
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
        uncheckedFromAsync(request)
    }

    static func uncheckedFromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
        fromAsync(sendable(request))
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable, Fifth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth, Fifth) -> Observable<Element> {
        uncheckedFromAsync(request)
    }

    static func uncheckedFromAsync<
        First: Sendable,
        Second: Sendable,
        Third: Sendable,
        Fourth: Sendable,
        Fifth: Sendable
    >(
        _ request: @escaping (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth, Fifth) -> Observable<Element> {
        fromAsync(sendable(request))
    }

    /// Lenient form of `repeat(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func `repeat`(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        uncheckedRepeat(behavior, scheduler, shouldRepeat)
    }

    func uncheckedRepeat(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRepeat: (() throws -> Bool)?
    ) -> Observable<Element> {
        `repeat`(behavior, scheduler: scheduler, shouldRepeat: sendable(shouldRepeat))
    }

    /// Lenient form of `repeatWithBehavior(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        uncheckedRepeatWithBehavior(behavior, scheduler, shouldRepeat)
    }

    func uncheckedRepeatWithBehavior(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRepeat: (() throws -> Bool)?
    ) -> Observable<Element> {
        repeatWithBehavior(behavior, scheduler: scheduler, shouldRepeat: sendable(shouldRepeat))
    }

    /// Lenient form of `repeat(when:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        uncheckedRepeat(notificationHandler)
    }

    func uncheckedRepeat<Trigger: ObservableType & SendableMetatype>(
        _ notificationHandler: @escaping (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        `repeat`(when: sendable(notificationHandler))
    }

    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> Observable<Element> {
        uncheckedRetry(behavior, scheduler, shouldRetry)
    }

    func uncheckedRetry(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRetry: ((any Error) throws -> Bool)?
    ) -> Observable<Element> {
        retry(behavior, scheduler: scheduler, shouldRetry: sendable(shouldRetry))
    }

    /// Lenient form of `throttle(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func throttle(
        for dueTime: @escaping (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        uncheckedThrottle(dueTime, scheduler)
    }

    func uncheckedThrottle(
        _ dueTime: @escaping (Element) throws -> any RxTimeSpan,
        _ scheduler: any SchedulerType
    ) -> Observable<Element> {
        throttle(for: sendable(dueTime), scheduler: scheduler)
    }

    /// Lenient form of `unfold(_:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func unfold<State: Sendable, Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: State,
        _ next: @escaping (State) throws -> Source
    ) -> Observable<Element> where Source.Element == (Element, State?) {
        uncheckedUnfold(seed, next)
    }

    static func uncheckedUnfold<State: Sendable, Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: State,
        _ next: @escaping (State) throws -> Source
    ) -> Observable<Element> where Source.Element == (Element, State?) {
        unfold(seed, sendable(next))
    }

    /// Lenient form of `window(opening:closing:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func window<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        uncheckedWindow(opening, closing)
    }

    func uncheckedWindow<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        _ opening: Opening,
        _ closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        window(opening: opening, closing: sendable(closing))
    }
}

extension ObservableType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        uncheckedMapMany(transform)
    }

    func uncheckedMapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        mapMany(sendable(transform))
    }
}

extension RepeatBehavior {
    /// Lenient form of `customTimerDelayed(maxCount:delayCalculator:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public static func customTimerDelayed(
        maxCount: UInt,
        delayCalculator: @escaping (UInt) -> any RxTimeSpan
    ) -> RepeatBehavior {
        uncheckedCustomTimerDelayed(maxCount, delayCalculator)
    }

    static func uncheckedCustomTimerDelayed(
        _ maxCount: UInt,
        _ delayCalculator: @escaping (UInt) -> any RxTimeSpan
    ) -> RepeatBehavior {
        customTimerDelayed(maxCount: maxCount, delayCalculator: sendable(delayCalculator))
    }
}

extension InfallibleType {
    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        uncheckedDistinct(predicate)
    }

    func uncheckedDistinct(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        distinct(sendable(predicate))
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) -> FilterMap<Result>) -> Infallible<Result> {
        uncheckedFilterMap(transform)
    }

    func uncheckedFilterMap<Result>(_ transform: @escaping (Element) -> FilterMap<Result>) -> Infallible<Result> {
        filterMap(sendable(transform))
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Infallible<Element> {
        uncheckedFinally(action)
    }

    func uncheckedFinally(_ action: @escaping () -> Void) -> Infallible<Element> {
        finally(sendable(action))
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        uncheckedFlatMap(maxConcurrent, selector)
    }

    func uncheckedFlatMap<Source: InfallibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        flatMap(maxConcurrent: maxConcurrent, sendable(selector))
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        uncheckedIgnoreWhen(predicate)
    }

    func uncheckedIgnoreWhen(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        ignoreWhen(sendable(predicate))
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> PrimitiveSequence<Trait, Element> {
        uncheckedFinally(action)
    }

    func uncheckedFinally(_ action: @escaping () -> Void) -> PrimitiveSequence<Trait, Element> {
        finally(sendable(action))
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> PrimitiveSequence<Trait, Element> {
        uncheckedMapError(transform)
    }

    func uncheckedMapError(
        _ transform: @escaping (any Error) throws -> any Error
    ) -> PrimitiveSequence<Trait, Element> {
        mapError(sendable(transform))
    }
}

extension InfallibleType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) -> Result) -> Infallible<[Result]> {
        uncheckedMapMany(transform)
    }

    func uncheckedMapMany<Result>(_ transform: @escaping (Element.Element) -> Result) -> Infallible<[Result]> {
        mapMany(sendable(transform))
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
        uncheckedRetry(behavior, scheduler, shouldRetry)
    }

    func uncheckedRetry(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRetry: ((any Error) throws -> Bool)?
    ) -> PrimitiveSequence<Trait, Element> {
        retry(behavior, scheduler: scheduler, shouldRetry: sendable(shouldRetry))
    }
}
