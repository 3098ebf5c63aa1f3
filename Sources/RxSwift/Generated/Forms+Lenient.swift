// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxDisposables
@_spi(Pipeline) public import RxObservable
public import RxRelay
public import RxSchedulers
public import RxSubjects
public import RxTraits

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType {
    /// Lenient form of `create(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        Create(subscribe)
    }

    /// Lenient form of `deferred(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Deferred(observableFactory)
    }

    /// Lenient form of `from(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(_ array: [Element]) -> Observable<Element> {
        elements(of: array)
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        elements(of: array, on: scheduler)
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        elements(of: sequence, iteratedOn: scheduler)
    }

    /// Lenient form of `from(optional:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(optional: Element?) -> Observable<Element> {
        if let optional { .just(optional) } else { .empty() }
    }

    /// Lenient form of `from(optional:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        elements(of: optional.map { [$0] } ?? [], on: scheduler)
    }

    /// Lenient form of `generate(initialState:condition:iterate:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        generated(initialState, while: condition, iterate)
    }

    /// Lenient form of `generate(initialState:condition:scheduler:iterate:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        generated(initialState, while: condition, on: scheduler, iterate)
    }

    /// Lenient form of `just(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        elements(of: [element], on: scheduler)
    }

    /// Lenient form of `of(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func of(_ elements: Element...) -> Observable<Element> {
        from(elements)
    }

    /// Lenient form of `of(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    /// Lenient form of `repeatElement(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func repeatElement(_ element: Element) -> Observable<Element> {
        repeated(element)
    }

    /// Lenient form of `repeatElement(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func repeatElement(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        repeated(element, on: scheduler)
    }

    /// Lenient form of `using(_:observableFactory:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        usingResource(resourceFactory, observableFactory)
    }

    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribeHandlers(
            HandlerSink.self,
            onNext: { on(.next($0)) },
            onError: { on(.error($0)) },
            onCompleted: { on(.completed) },
            onDisposed: nil
        )
    }

    /// Lenient form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: weakly(object, onNext),
            onError: weakly(object, onError),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }

    /// Lenient form of `buffer(timeSpan:count:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func buffer(
        timeSpan: RxTimeInterval,
        count: Int,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<[Element]> {
        buffered(asObservable(), timeSpan.rxTimeInterval, count, scheduler)
    }

    /// Lenient form of `catch(sequence:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func `catch`<Sequence: Swift.Sequence>(
        sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        SourcesNode(.sequence(AnySequence(sequence)), catchesErrors: true)
    }

    /// Lenient form of `catchAndReturn(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: Element, _: Void = ()) -> Observable<Element> {
        asObservable().replacingError(with: .just(element))
    }

    /// Lenient form of `combineLatest(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, resultSelector)
    }

    /// Lenient form of `combineLatest(_:)`, for clients in Swift 5 mode.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        combination(.latest, collection.map { $0.asObservable() }) { $0 }
    }

    /// Lenient form of `compactMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        compactMapped(asObservable(), transform)
    }

    /// Lenient form of `concat(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        SourcesNode(.sequence(AnySequence(sequence)))
    }

    /// Lenient form of `concatMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .merge(limit: 1), selector)
    }

    /// Lenient form of `debounce(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func debounce(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Element> {
        debounced(asObservable(), dueTime.rxTimeInterval, scheduler)
    }

    /// Lenient form of `debug(_:trimOutput:file:line:function:write:)`, for clients in Swift 5 mode.
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function,
        write: @escaping (String) -> Void
    ) -> Observable<Element> {
        let place = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
        return debugged(asObservable(), identifier ?? place, trimOutput, write)
    }

    /// Lenient form of `delay(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func delay(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Element> {
        delayed(asObservable(), dueTime.rxTimeInterval, scheduler)
    }

    /// Lenient form of `delaySubscription(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func delaySubscription(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Element> {
        subscribedLater(asObservable(), dueTime.rxTimeInterval, scheduler)
    }

    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element> {
        distinct(asObservable(), { $0 }, comparer)
    }

    /// Lenient form of `distinctUntilChanged(_:comparer:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key,
        comparer: @escaping (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        distinct(asObservable(), keySelector, comparer)
    }

    /// Lenient form of `distinctUntilChanged(at:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] }
    }

    /// Lenient form of `do(onNext:…)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
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
            onNext: onNext,
            afterNext: afterNext,
            onError: onError,
            afterError: afterError,
            onCompleted: onCompleted,
            afterCompleted: afterCompleted,
            onSubscribe: onSubscribe,
            onSubscribed: onSubscribed,
            onDispose: onDispose
        )
    }

    /// Lenient form of `filter(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filtered(asObservable(), predicate)
    }

    /// Lenient form of `flatMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .merge(limit: .max), selector)
    }

    /// Lenient form of `flatMapFirst(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .first, selector)
    }

    /// Lenient form of `flatMapLatest(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .latest, selector)
    }

    /// Lenient form of `groupBy(keySelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        grouped(asObservable(), keySelector)
    }

    /// Lenient form of `ifEmpty(default:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func ifEmpty(default: Element, _: Void = ()) -> Observable<Element> {
        filled(asObservable(), with: `default`)
    }

    /// Lenient form of `map(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        mapped(asObservable(), transform)
    }

    /// Lenient form of `observe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func observe(on scheduler: any ImmediateSchedulerType, _: Element.Type? = nil) -> Observable<Element> {
        ObserveOn(asObservable(), scheduler)
    }

    /// Lenient form of `reduce(_:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func reduce<Result>(
        _ seed: Result,
        accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        reduced(asObservable(), seed, accumulator, { $0 })
    }

    /// Lenient form of `reduce(_:accumulator:mapResult:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func reduce<Accumulated, Result>(
        _ seed: Accumulated,
        accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
        mapResult: @escaping (Accumulated) throws -> Result
    ) -> Observable<Result> {
        reduced(asObservable(), seed, accumulator, mapResult)
    }

    /// Lenient form of `retry(on:when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func retry<TriggerObservable: ObservableType, Failure: Error>(
        on failure: Failure.Type,
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), { $0 as? Failure }, when: notificationHandler)
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), { $0 }, when: notificationHandler)
    }

    /// Lenient form of `sample(_:defaultValue:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func sample<Source: ObservableType>(
        _ sampler: Source,
        defaultValue: Element? = nil,
        _: Void = ()
    ) -> Observable<Element> {
        sampled(asObservable(), sampler.asObservable(), defaultValue)
    }

    /// Lenient form of `scan(_:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func scan<Result>(
        _ seed: Result,
        accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        scanned(asObservable(), seed, accumulator)
    }

    /// Lenient form of `scan(into:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func scan<Result>(
        into seed: Result,
        accumulator: @escaping (inout Result, Element) throws -> Void
    ) -> Observable<Result> {
        scannedInto(asObservable(), seed, accumulator)
    }

    /// Lenient form of `single(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        sole(asObservable(), predicate)
    }

    /// Lenient form of `skip(while:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        skippedWhile(asObservable(), predicate)
    }

    /// Lenient form of `startWith(contentsOf:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func startWith(contentsOf elements: [Element], _: Void = ()) -> Observable<Element> {
        started(asObservable(), with: elements)
    }

    /// Lenient form of `subscribe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(on scheduler: any ImmediateSchedulerType, _: Element.Type? = nil) -> Observable<Element> {
        subscribed(asObservable(), on: scheduler)
    }

    /// Lenient form of `take(for:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func take(
        for duration: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Element> {
        taken(asObservable(), for: duration.rxTimeInterval, scheduler)
    }

    /// Lenient form of `take(until:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func take(
        until predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        takenWhile("take(until:)", asObservable(), predicate, passing: false, behavior)
    }

    /// Lenient form of `take(until:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func take<Source: ObservableType>(until other: Source, _: Void = ()) -> Observable<Element> {
        taken(asObservable(), until: other.asObservable())
    }

    /// Lenient form of `take(while:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func take(
        while predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        takenWhile("take(while:)", asObservable(), predicate, passing: true, behavior)
    }

    /// Lenient form of `throttle(_:latest:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Element> {
        throttled(asObservable(), dueTime.rxTimeInterval, latest, scheduler)
    }

    /// Lenient form of `timeout(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func timeout(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Element> {
        timedOut(asObservable(), dueTime.rxTimeInterval, nil, scheduler)
    }

    /// Lenient form of `timeout(_:other:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval,
        other: Source,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Element> where Source.Element == Element {
        timedOut(asObservable(), dueTime.rxTimeInterval, other.asObservable(), scheduler)
    }

    /// Lenient form of `window(timeSpan:count:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func window(
        timeSpan: RxTimeInterval,
        count: Int,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Observable<Element>> {
        windowed(asObservable(), timeSpan.rxTimeInterval, count, scheduler)
    }

    /// Lenient form of `withLatestFrom(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        combined(asObservable(), withLatestFrom: second.asObservable(), resultSelector)
    }

    /// Lenient form of `withLatestFrom(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source,
        _: Void = ()
    ) -> Observable<Source.Element> {
        combined(asObservable(), withLatestFrom: second.asObservable()) { $1 }
    }

    /// Lenient form of `withUnretained(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        paired(asObservable(), with: obj, resultSelector)
    }

    /// Lenient form of `withUnretained(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject>(_ obj: Object, _: Void = ()) -> Observable<(Object, Element)> {
        paired(asObservable(), with: obj) { ($0, $1) }
    }

    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, resultSelector)
    }

    /// Lenient form of `zip(_:)`, for clients in Swift 5 mode.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        combination(.queue, collection.map { $0.asObservable() }) { $0 }
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    public func bind<Relay: RelayType>(
        to relays: Relay...,
        lenient _: Void = ()
    ) -> any Disposable where Relay.Element == Element {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    public func bind<Relay: RelayType>(
        to relays: Relay...,
        lenient _: Void = ()
    ) -> any Disposable where Relay.Element == Element? {
        asObservable().feed(relays)
    }

    /// Lenient form of `multicast(_:)`, for clients in Swift 5 mode.
    public func multicast<Subject: SubjectType>(
        _ subject: Subject,
        _: Void = ()
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable()) { subject }
    }

    /// Lenient form of `multicast(makeSubject:)`, for clients in Swift 5 mode.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable(), makeSubject)
    }

    /// Lenient form of `multicast(_:selector:)`, for clients in Swift 5 mode.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        MulticastSelector(asObservable(), subjectSelector, selector)
    }

    /// Lenient form of `replay(_:)`, for clients in Swift 5 mode.
    public func replay(_ bufferSize: Int, _: Void = ()) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Lenient form of `replayAll()`, for clients in Swift 5 mode.
    public func replayAll(_: Void = ()) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.createUnbounded() }
    }

    /// Lenient form of `share(replay:scope:)`, for clients in Swift 5 mode.
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected, _: Void = ()) -> Observable<Element> {
        shared(asObservable(), replay: replay, scope: scope)
    }

    /// Lenient form of `combineLatest(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, resultSelector)
    }

    /// Lenient form of `combineLatest(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, resultSelector)
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, source5, resultSelector)
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, source5, source6, resultSelector)
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, source5, source6, source7, resultSelector)
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, resultSelector)
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, resultSelector)
    }

    /// Lenient form of `zip(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, resultSelector)
    }

    /// Lenient form of `zip(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector)
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector)
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Lenient form of `interval(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func interval(
        _ period: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Element> {
        ticking(after: period.rxTimeInterval, every: period.rxTimeInterval, on: scheduler)
    }

    /// Lenient form of `timer(_:period:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func timer(
        _ dueTime: RxTimeInterval,
        period: RxTimeInterval? = nil,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Observable<Element> {
        ticking(after: dueTime.rxTimeInterval, every: period?.rxTimeInterval, on: scheduler)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType where Element == Any {
    /// Lenient form of `combineLatest(_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>
    ) -> Observable<(E1, E2)> {
        combination(.latest, source1, source2) { ($0, $1) }
    }

    /// Lenient form of `zip(_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>
    ) -> Observable<(E1, E2)> {
        combination(.queue, source1, source2) { ($0, $1) }
    }

    /// Lenient form of `combineLatest(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>
    ) -> Observable<(E1, E2, E3)> {
        combination(.latest, source1, source2, source3) { ($0, $1, $2) }
    }

    /// Lenient form of `combineLatest(_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>
    ) -> Observable<(E1, E2, E3, E4)> {
        combination(.latest, source1, source2, source3, source4) { ($0, $1, $2, $3) }
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>
    ) -> Observable<(E1, E2, E3, E4, E5)> {
        combination(.latest, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>
    ) -> Observable<(E1, E2, E3, E4, E5, E6)> {
        combination(.latest, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7)> {
        combination(.latest, source1, source2, source3, source4, source5, source6, source7) {
            ($0, $1, $2, $3, $4, $5, $6)
        }
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8) {
            ($0, $1, $2, $3, $4, $5, $6, $7)
        }
    }

    /// Lenient form of `zip(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>
    ) -> Observable<(E1, E2, E3)> {
        combination(.queue, source1, source2, source3) { ($0, $1, $2) }
    }

    /// Lenient form of `zip(_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>
    ) -> Observable<(E1, E2, E3, E4)> {
        combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) }
    }

    /// Lenient form of `zip(_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>
    ) -> Observable<(E1, E2, E3, E4, E5)> {
        combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
    }

    /// Lenient form of `zip(_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>
    ) -> Observable<(E1, E2, E3, E4, E5, E6)> {
        combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7)> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
            ($0, $1, $2, $3, $4, $5, $6)
        }
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
            ($0, $1, $2, $3, $4, $5, $6, $7)
        }
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension BehaviorRelay where Element: Equatable {
    /// Lenient form of `bind(twoWay:)`, for clients in Swift 5 mode.
    public func bind(twoWay other: BehaviorRelay<Element>, _: Void = ()) -> any Disposable {
        bind(twoWay: other, to: { $0 }, from: { $0 })
    }

    /// Lenient form of `bind(twoWay:to:from:)`, for clients in Swift 5 mode.
    public func bind<Other: Equatable>(
        twoWay other: BehaviorRelay<Other>,
        to: @escaping (Element) -> Other,
        from: @escaping (Other) -> Element
    ) -> any Disposable {
        bindTwoWay(self, other, to, from)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
        PrimitiveSequence(
            raw: CreateResult { emitter in
                subscribe { event in
                    switch event {
                    case .error(let error): emitter.fail(error)
                    case .completed: emitter.complete()
                    }
                }
            }
        )
    }

    /// Lenient form of `concat(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Completable where Sequence.Element == Completable {
        PrimitiveSequence(raw: .concat(sequence.lazy.map(\.source)))
    }

    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping (CompletableEvent) -> Void) -> any Disposable {
        source.subscribe(onError: { on(.error($0)) }, onCompleted: { on(.completed) })
    }

    /// Lenient form of `subscribe(with:onCompleted:onError:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: weakly(object, onCompleted),
            onError: weakly(object, onError),
            onDisposed: weakly(object, onDisposed)
        )
    }

    /// Lenient form of `do(onError:…)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func `do`(
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Completable {
        PrimitiveSequence(
            raw: source.do(
                onError: onError,
                afterError: afterError,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableConvertibleType {
    /// Lenient form of `asInfallible(onErrorJustReturn:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asInfallible(onErrorJustReturn element: Element, _: Void = ()) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension InfallibleType {
    /// Lenient form of `do(onNext:…)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func `do`(
        onNext: ((Element) -> Void)? = nil,
        afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            asObservable().do(
                onNext: onNext,
                afterNext: afterNext,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
    }

    /// Lenient form of `subscribe(with:onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: weakly(object, onNext),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }

    /// Lenient form of `bind(onNext:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    public func bind<Relay: RelayType>(
        to relays: Relay...,
        lenient _: Void = ()
    ) -> any Disposable where Relay.Element == Element {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    public func bind<Relay: RelayType>(
        to relays: Relay...,
        lenient _: Void = ()
    ) -> any Disposable where Relay.Element == Element? {
        asObservable().feed(relays)
    }

    /// Lenient form of `combineLatest(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(combination(.latest, collection.map { $0.asObservable() }) { $0 })
    }

    /// Lenient form of `combineLatest(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(combination(.latest, collection.map { $0.asObservable() }, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        resultSelector: @escaping (E1, E2) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        resultSelector: @escaping (E1, E2, E3) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5, source6, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5, source6, source7, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
        )
    }

    /// Lenient form of `concat(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// Lenient form of `deferred(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func deferred(_ observableFactory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
        Infallible(.deferred { observableFactory().asObservable() })
    }

    /// Lenient form of `just(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// Lenient form of `zip(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(combination(.queue, collection.map { $0.asObservable() }) { $0 })
    }

    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(combination(.queue, collection.map { $0.asObservable() }, resultSelector))
    }

    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        resultSelector: @escaping (E1, E2) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        resultSelector: @escaping (E1, E2, E3) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
        )
    }

    /// Lenient form of `buffer(timeSpan:count:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func buffer(
        timeSpan: RxTimeInterval,
        count: Int,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Infallible<[Element]> {
        Infallible(asObservable().buffer(timeSpan: timeSpan, count: count, scheduler: scheduler))
    }

    /// Lenient form of `compactMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }

    /// Lenient form of `concatMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func concatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector))
    }

    /// Lenient form of `debounce(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func debounce(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Lenient form of `delay(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func delay(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Infallible<Element> {
        Infallible(asObservable().delay(dueTime, scheduler: scheduler))
    }

    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector))
    }

    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer))
    }

    /// Lenient form of `distinctUntilChanged(_:comparer:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key,
        comparer: @escaping (Key, Key) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Lenient form of `distinctUntilChanged(at:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(at: keyPath))
    }

    /// Lenient form of `filter(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// Lenient form of `flatMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector))
    }

    /// Lenient form of `flatMapFirst(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMapFirst<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector))
    }

    /// Lenient form of `flatMapLatest(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector))
    }

    /// Lenient form of `map(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// Lenient form of `observe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func observe(on scheduler: any ImmediateSchedulerType, _: Element.Type? = nil) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// Lenient form of `scan(_:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func scan<Result>(_ seed: Result, accumulator: @escaping (Result, Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }

    /// Lenient form of `scan(into:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func scan<Result>(
        into seed: Result,
        accumulator: @escaping (inout Result, Element) -> Void
    ) -> Infallible<Result> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Lenient form of `share(replay:scope:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected, _: Void = ()) -> Infallible<Element> {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }

    /// Lenient form of `skip(while:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }

    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func startWith(_ element: Element, _: Void = ()) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// Lenient form of `startWith(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...,
        lenient _: Void = ()
    ) -> Infallible<Element> {
        Infallible(started(asObservable(), with: [first, second] + others))
    }

    /// Lenient form of `subscribe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(on scheduler: any ImmediateSchedulerType, _: Element.Type? = nil) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }

    /// Lenient form of `take(for:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func take(
        for duration: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Lenient form of `take(until:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func take<Source: InfallibleType>(until other: Source, _: Void = ()) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// Lenient form of `take(until:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func take(
        until predicate: @escaping (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// Lenient form of `take(while:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func take(
        while predicate: @escaping (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }

    /// Lenient form of `throttle(_:latest:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// Lenient form of `withLatestFrom(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: InfallibleType>(_ second: Source, _: Void = ()) -> Infallible<Source.Element> {
        Infallible(asObservable().withLatestFrom(second.asObservable()))
    }

    /// Lenient form of `withLatestFrom(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: InfallibleType, Result>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) -> Result
    ) -> Infallible<Result> {
        Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }

    /// Lenient form of `withUnretained(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject>(_ obj: Object, _: Void = ()) -> Infallible<(Object, Element)> {
        Infallible(asObservable().withUnretained(obj))
    }

    /// Lenient form of `withUnretained(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable) -> Maybe<Element> {
        PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }

    /// Lenient form of `ifEmpty(default:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func ifEmpty(default: Element, _: Void = ()) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: `default`))
    }

    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: { on(.success($0)) },
            onError: { on(.error($0)) },
            onCompleted: { on(.completed) },
            onDisposed: nil
        )
    }

    /// Lenient form of `subscribe(with:onSuccess:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weakly(object, onSuccess),
            onError: weakly(object, onError),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }

    /// Lenient form of `do(onNext:…)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
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
    ) -> Maybe<Element> {
        PrimitiveSequence(
            raw: source.do(
                onNext: onNext,
                afterNext: afterNext,
                onError: onError,
                afterError: afterError,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequence {
    /// Lenient form of `using(_:primitiveSequenceFactory:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
    }

    /// Lenient form of `deferred(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `zip(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Single<[Element]> where Collection.Element == Single<Element> {
        zip(collection) { $0 }
    }

    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element> {
        collection.isEmpty
            ? Single<[Element]>.just([]).map(resultSelector)
            : PrimitiveSequence(raw: combination(.queue, collection.map(\.source), resultSelector))
    }

    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: { on(.success($0)) },
            onError: { on(.failure($0)) },
            onCompleted: nil,
            onDisposed: nil
        )
    }

    /// Lenient form of `subscribe(with:onSuccess:onFailure:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weakly(object, onSuccess),
            onFailure: weakly(object, onFailure),
            onDisposed: weakly(object, onDisposed)
        )
    }

    /// Lenient form of `do(onSuccess:…)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: source.do(
                onNext: onSuccess,
                afterNext: afterSuccess,
                onError: onError,
                afterError: afterError,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
        PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }

    /// Lenient form of `flatMapMaybe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Lenient form of `flatMapCompletable(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap(selector))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType {
    /// Lenient form of `retry(on:when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func retry<TriggerObservable: ObservableType, Failure: Error>(
        on failure: Failure.Type,
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(on: failure, when: notificationHandler)))
    }

    /// Lenient form of `timeout(_:other:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func timeout(
        _ dueTime: RxTimeInterval,
        other: PrimitiveSequence<Trait, Element>,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }

    /// Lenient form of `debug(_:trimOutput:file:line:function:write:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function,
        write: @escaping (String) -> Void
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(
                identifier,
                trimOutput: trimOutput,
                file: file,
                line: line,
                function: function,
                write: write
            )
        )
    }

    /// Lenient form of `delay(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func delay(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }

    /// Lenient form of `delaySubscription(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func delaySubscription(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Lenient form of `observe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func observe(
        on scheduler: any ImmediateSchedulerType,
        _: Element.Type? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }

    /// Lenient form of `subscribe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(
        on scheduler: any ImmediateSchedulerType,
        _: Element.Type? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }

    /// Lenient form of `timeout(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func timeout(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType,
        _: Element.Type? = nil
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension InfallibleType where Element == Any {
    /// Lenient form of `combineLatest(_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>
    ) -> Infallible<(E1, E2)> {
        Infallible(combination(.latest, source1, source2) { ($0, $1) })
    }

    /// Lenient form of `combineLatest(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>
    ) -> Infallible<(E1, E2, E3)> {
        Infallible(combination(.latest, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Lenient form of `combineLatest(_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>
    ) -> Infallible<(E1, E2, E3, E4)> {
        Infallible(combination(.latest, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>
    ) -> Infallible<(E1, E2, E3, E4, E5)> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6)> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6, E7)> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Infallible {
    /// Lenient form of `from(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(_ array: [Element]) -> Infallible<Element> {
        Infallible(.from(array))
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }

    /// Lenient form of `from(optional:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(optional: Element?) -> Infallible<Element> {
        Infallible(.from(optional: optional))
    }

    /// Lenient form of `from(optional:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.from(optional: optional, scheduler: scheduler))
    }

    /// Lenient form of `of(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func of(_ elements: Element...) -> Infallible<Element> {
        Infallible(.from(elements))
    }

    /// Lenient form of `of(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Lenient form of `just(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func just(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }

    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector)
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector)
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                source8,
                resultSelector
            )
        )
    }

    /// Lenient form of `catchAndReturn(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: Element, _: Void = ()) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }

    /// Lenient form of `compactMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// Lenient form of `filter(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }

    /// Lenient form of `flatMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Lenient form of `map(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.map(transform))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
    /// Lenient form of `zip(_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>
    ) -> PrimitiveSequence<Trait, (E1, E2)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Lenient form of `zip(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Lenient form of `zip(_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Lenient form of `zip(_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension InfallibleType where Element: Equatable {
    /// Lenient form of `distinctUntilChanged()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged(_: Void = ()) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}
