// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxSchedulers
internal import RxSubjects
public import RxTraits

@_documentation(visibility: internal)
@available(swift, obsoleted: 6.0)
extension ObservableType {
    /// Lenient form of `allSatisfy(_:)`, for clients in Swift 5 mode.
    public func allSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let predicate = predicate
        return contains { try !predicate($0) }.map { !$0 }
    }

    /// Lenient form of `buffer(while:)`, for clients in Swift 5 mode.
    public func buffer(while predicate: @escaping (Element) throws -> Bool) -> Observable<[Element]> {
        groupEvents(while: unchecked(predicate)).buffers()
    }

    /// Lenient form of `chunked(by:)`, for clients in Swift 5 mode.
    public func chunked(by belongInSameChunk: @escaping (Element, Element) throws -> Bool) -> Observable<[Element]> {
        chunks(unchecked(belongInSameChunk))
    }

    /// Lenient form of `contains(where:)`, for clients in Swift 5 mode.
    public func contains(where predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        filter(unchecked(predicate)).isEmpty().map { !$0 }
    }

    /// Lenient form of `count(_:)`, for clients in Swift 5 mode.
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        filter(unchecked(predicate)).count()
    }

    /// Lenient form of `distinct(by:)`, for clients in Swift 5 mode.
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let keySelector = keySelector
        return asObservable().stateful(Set<Key>()) { keys, element in
            keys.insert(try keySelector(element)).inserted ? .send(element) : .wait
        }
    }

    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let predicate = predicate
        return asObservable().stateful(false) { isClosed, element in
            guard !isClosed else { return .wait }
            isClosed = try predicate(element)
            return .send(element)
        }
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let transform = transform
        return asObservable().compactMap { try transform($0).result }
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    public func finally(_ action: @escaping () -> Void) -> Observable<Element> {
        asObservable().do(onDispose: unchecked(action))
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        RxObservable.Flatten(
            asObservable(),
            .merge(limit: maxConcurrent),
            as: "flatMap(maxConcurrent:)",
            unchecked(selector)
        )
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let predicate = predicate
        return asObservable().filter { try !predicate($0) }
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let transform = transform
        return ending { error in try error.map(transform) }
    }

    /// Lenient form of `max(by:)`, for clients in Swift 5 mode.
    public func max(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let isLess = isLess
        return best { try !isLess($0, $1) }
    }

    /// Lenient form of `mergeScan(_:maxConcurrent:_:)`, for clients in Swift 5 mode.
    public func mergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        maxConcurrent: Int = 1,
        _ selector: @escaping (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        mergeScanned(seed, maxConcurrent, unchecked(selector))
    }

    /// Lenient form of `min(by:)`, for clients in Swift 5 mode.
    public func min(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        best(unchecked(isLess))
    }

    /// Lenient form of `partition(_:)`, for clients in Swift 5 mode.
    public func partition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let predicate = predicate
        let judged = asObservable().map { (element: $0, matches: try predicate($0)) }.share()
        return (
            judged.compactMap { $0.matches ? FilterMap.map($0.element) : nil }.filterMap { $0 },
            judged.compactMap { $0.matches ? nil : FilterMap.map($0.element) }.filterMap { $0 }
        )
    }

    /// Lenient form of `toSortedArray(by:)`, for clients in Swift 5 mode.
    public func toSortedArray(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<[Element]> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let isLess = isLess
        return toArray().map { try $0.sorted(by: isLess) }
    }

    /// Lenient form of `window(while:)`, for clients in Swift 5 mode.
    public func window(while predicate: @escaping (Element) throws -> Bool) -> Observable<Observable<Element>> {
        groupEvents(while: unchecked(predicate)).windows()
    }

    /// Lenient form of `withLatestFrom(_:_:resultSelector:)`, for clients in Swift 5 mode.
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        resultSelector: @escaping (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let resultSelector = resultSelector
        return asObservable().withLatestFrom(Observable.combineLatest(first, second) { ($0, $1) }) {
            try resultSelector($0, $1.0, $1.1)
        }
    }

    /// Lenient form of `withLatestFrom(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        resultSelector: @escaping (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let resultSelector = resultSelector
        return asObservable().withLatestFrom(Observable.combineLatest(first, second, third) { ($0, $1, $2) }) {
            try resultSelector($0, $1.0, $1.1, $1.2)
        }
    }
}

@_documentation(visibility: internal)
@available(swift, obsoleted: 6.0)
extension ObservableType where Element: Sendable {
    /// Lenient form of `audit(_:)`, for clients in Swift 5 mode.
    public func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Period
    ) -> Observable<Element> {
        audited(unchecked(selector))
    }

    /// Lenient form of `buffer(opening:closing:)`, for clients in Swift 5 mode.
    public func buffer<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<[Element]> where Opening.Element: Sendable {
        groupEvents(opening: opening, closing: unchecked(closing)).buffers()
    }

    /// Lenient form of `concatMapDelayError(_:)`, for clients in Swift 5 mode.
    public func concatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatMapDelayError(maxConcurrent: 1, unchecked(selector))
    }

    /// Lenient form of `concatMapEager(maxConcurrent:_:)`, for clients in Swift 5 mode.
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        eagerlyConcatenated(maxConcurrent, unchecked(selector))
    }

    /// Lenient form of `debounce(for:scheduler:)`, for clients in Swift 5 mode.
    public func debounce(
        for dueTime: @escaping (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        debounced(asObservable(), for: unchecked(dueTime), scheduler)
    }

    /// Lenient form of `delay(until:)`, for clients in Swift 5 mode.
    public func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping (Element) throws -> Time
    ) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let selector = selector
        return asObservable().flatMap { element in
            try selector(element).asObservable().firstEvent().map { element }
        }
    }

    /// Lenient form of `expand(maxConcurrent:_:)`, for clients in Swift 5 mode.
    public func expand<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        expanded(maxConcurrent, unchecked(selector))
    }

    /// Lenient form of `flatMapDelayError(maxConcurrent:_:)`, for clients in Swift 5 mode.
    public func flatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let selector = selector
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
    public static func fromAsync(
        _ request: @escaping (@escaping @Sendable (Element) -> Void) -> Void
    ) -> Observable<Element> {
        answered(unchecked(request))
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    public static func fromAsync<First: Sendable>(
        _ request: @escaping (First, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let request = request
        return { first in Observable<Element>.fromAsync { request(first, $0) } }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    public static func fromAsync<First: Sendable, Second: Sendable>(
        _ request: @escaping (First, Second, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let request = request
        return { first, second in Observable<Element>.fromAsync { request(first, second, $0) } }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
        _ request: @escaping (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let request = request
        return { first, second, third in Observable<Element>.fromAsync { request(first, second, third, $0) } }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let request = request
        return { first, second, third, fourth in
            Observable<Element>.fromAsync { request(first, second, third, fourth, $0) }
        }
    }

    /// Lenient form of `fromAsync(_:)`, for clients in Swift 5 mode.
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable, Fifth: Sendable>(
        _ request: @escaping (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth, Fifth) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let request = request
        return { first, second, third, fourth, fifth in
            Observable<Element>.fromAsync { request(first, second, third, fourth, fifth, $0) }
        }
    }

    /// Lenient form of `repeat(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    public func `repeat`(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        repeated(behavior, scheduler, unchecked(shouldRepeat))
    }

    /// Lenient form of `repeatWithBehavior(_:scheduler:shouldRepeat:)`, for clients in Swift 5 mode.
    public func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (() throws -> Bool)? = nil
    ) -> Observable<Element> {
        `repeat`(behavior, scheduler: scheduler, shouldRepeat: unchecked(shouldRepeat))
    }

    /// Lenient form of `repeat(when:)`, for clients in Swift 5 mode.
    public func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        repeated(unchecked(notificationHandler))
    }

    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> Observable<Element> {
        retried(behavior, scheduler, unchecked(shouldRetry))
    }

    /// Lenient form of `ignoreErrors(_:)`, for clients in Swift 5 mode.
    public func ignoreErrors(_ predicate: @escaping (any Error) throws -> Bool) -> Observable<Element> {
        retry(.immediate(maxCount: .max), shouldRetry: unchecked(predicate))
    }

    /// Lenient form of `throttle(for:scheduler:)`, for clients in Swift 5 mode.
    public func throttle(
        for dueTime: @escaping (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let dueTime = dueTime
        return asObservable().flatMapFirst { held($0, for: try dueTime($0), scheduler) }
    }

    /// Lenient form of `unfold(_:_:)`, for clients in Swift 5 mode.
    public static func unfold<State: Sendable, Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: State,
        _ next: @escaping (State) throws -> Source
    ) -> Observable<Element> where Source.Element == (Element, State?) {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let next = next
        return Observable<(Element, State?)>.deferred { try next(seed).asObservable() }
            .expand(maxConcurrent: 1) { _, state in
                try state.map { try next($0).asObservable() } ?? .empty()
            }
            .map { element, _ in element }
    }

    /// Lenient form of `window(opening:closing:)`, for clients in Swift 5 mode.
    public func window<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping (Opening.Element) throws -> Closing
    ) -> Observable<Observable<Element>> where Opening.Element: Sendable {
        groupEvents(opening: opening, closing: unchecked(closing)).windows()
    }
}

@_documentation(visibility: internal)
@available(swift, obsoleted: 6.0)
extension ObservableType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let transform = transform
        return asObservable().map { try $0.map(transform) }
    }
}

@_documentation(visibility: internal)
@available(swift, obsoleted: 6.0)
extension RepeatBehavior {
    /// Lenient form of `customTimerDelayed(maxCount:delayCalculator:)`, for clients in Swift 5 mode.
    public static func customTimerDelayed(
        maxCount: UInt,
        delayCalculator: @escaping (UInt) -> any RxTimeSpan
    ) -> RepeatBehavior {
        // SAFETY: a client in Swift 5 mode vouches for it.
        nonisolated(unsafe) let delayCalculator = delayCalculator
        return RepeatBehavior(maxCount) { delayCalculator($0).rxTimeInterval }
    }
}

@_documentation(visibility: internal)
@available(swift, obsoleted: 6.0)
extension InfallibleType {
    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    public func distinct(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().distinct(predicate))
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    public func filterMap<Result>(_ transform: @escaping (Element) -> FilterMap<Result>) -> Infallible<Result> {
        Infallible(asObservable().filterMap(transform))
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    public func finally(_ action: @escaping () -> Void) -> Infallible<Element> {
        Infallible(asObservable().finally(action))
    }

    /// Lenient form of `flatMap(maxConcurrent:_:)`, for clients in Swift 5 mode.
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(maxConcurrent: maxConcurrent, selector))
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    public func ignoreWhen(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().ignoreWhen(predicate))
    }
}

@_documentation(visibility: internal)
@available(swift, obsoleted: 6.0)
extension PrimitiveSequenceType {
    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    public func finally(_ action: @escaping () -> Void) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.finally(action))
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.mapError(transform))
    }
}

@_documentation(visibility: internal)
@available(swift, obsoleted: 6.0)
extension InfallibleType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    public func mapMany<Result>(_ transform: @escaping (Element.Element) -> Result) -> Infallible<[Result]> {
        Infallible(asObservable().mapMany(transform))
    }
}

@_documentation(visibility: internal)
@available(swift, obsoleted: 6.0)
extension PrimitiveSequenceType where Element: Sendable {
    /// Lenient form of `retry(_:scheduler:shouldRetry:)`, for clients in Swift 5 mode.
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: ((any Error) throws -> Bool)? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry))
    }
}
