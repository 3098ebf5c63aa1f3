// Written by `Tools/Forms` from its table: what is changed here is lost.

@_spi(Pipeline) public import RxObservable
public import RxRelay
public import RxSchedulers
public import RxTraits

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ControlEvent {
    /// Lenient form of `asDriver()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asDriver(_: Void = ()) -> Driver<PropertyType> {
        asInfallible().asDriver()
    }

    /// Lenient form of `asSignal()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asSignal(_: Void = ()) -> Signal<PropertyType> {
        asInfallible().asSignal()
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ControlProperty {
    /// Lenient form of `asDriver()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asDriver(_: Void = ()) -> Driver<PropertyType> {
        asInfallible().asDriver()
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableConvertibleType {
    /// Lenient form of `asDriver(onErrorJustReturn:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asDriver(onErrorJustReturn: Element, _: Void = ()) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// Lenient form of `asDriver(onErrorDriveWith:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asDriver(onErrorDriveWith: Driver<Element>, _: Void = ()) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// Lenient form of `asDriver(onErrorRecover:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
        self.asSharedSequence(onErrorRecover: onErrorRecover)
    }

    /// Lenient form of `asSharedSequence(sharingStrategy:onErrorJustReturn:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asSharedSequence<Sharing: SharingStrategyProtocol>(
        sharingStrategy: Sharing.Type = Sharing.self,
        onErrorJustReturn: Element,
        _: Void = ()
    ) -> SharedSequence<Sharing, Element> {
        SharedSequence(asObservable().observe(on: Sharing.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// Lenient form of `asSharedSequence(sharingStrategy:onErrorDriveWith:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asSharedSequence<Sharing: SharingStrategyProtocol>(
        sharingStrategy: Sharing.Type = Sharing.self,
        onErrorDriveWith: SharedSequence<Sharing, Element>,
        _: Void = ()
    ) -> SharedSequence<Sharing, Element> {
        SharedSequence(asObservable().observe(on: Sharing.scheduler).replacingError(with: onErrorDriveWith.source))
    }

    /// Lenient form of `asSignal(onErrorJustReturn:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asSignal(onErrorJustReturn: Element, _: Void = ()) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// Lenient form of `asSignal(onErrorSignalWith:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asSignal(onErrorSignalWith: Signal<Element>, _: Void = ()) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// Lenient form of `asSignal(onErrorRecover:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
        self.asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension InfallibleType {
    /// Lenient form of `asDriver()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asDriver(_: Void = ()) -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }

    /// Lenient form of `asSignal()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asSignal(_: Void = ()) -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension BehaviorRelay {
    /// Lenient form of `asDriver()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asDriver(_: Void = ()) -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PublishRelay {
    /// Lenient form of `asSignal()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asSignal(_: Void = ()) -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequenceConvertibleType {
    /// Lenient form of `do(onNext:…)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public consuming func `do`(
        onNext: ((Element) -> Void)? = nil,
        afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            sourceForOperator().do(
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

    /// Lenient form of `withLatestFrom(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Source.SharingStrategy == SharingStrategy {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source, resultSelector))
    }

    /// Lenient form of `concat(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sequence.lazy.map(\.source)))
    }

    /// Lenient form of `compactMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func compactMap<Result>(
        _ transform: @escaping (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.compactMap(transform) }
    }

    /// Lenient form of `debounce(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func debounce(
        _ dueTime: RxTimeInterval,
        _: Void = ()
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Lenient form of `delay(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func delay(_ dueTime: RxTimeInterval, _: Void = ()) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinctUntilChanged(comparer) }
    }

    /// Lenient form of `distinctUntilChanged(_:comparer:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key,
        comparer: @escaping (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinctUntilChanged(keySelector, comparer: comparer) }
    }

    /// Lenient form of `filter(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.filter(predicate) }
    }

    /// Lenient form of `flatMap(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMap<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMap({ selector($0).source }))
    }

    /// Lenient form of `flatMapFirst(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapFirst({ selector($0).source }))
    }

    /// Lenient form of `flatMapLatest(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapLatest({ selector($0).source }))
    }

    /// Lenient form of `map(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func map<Result>(
        _ transform: @escaping (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.map(transform) }
    }

    /// Lenient form of `scan(_:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func scan<Result>(
        _ seed: Result,
        accumulator: @escaping (Result, Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.scan(seed, accumulator: accumulator) }
    }

    /// Lenient form of `scan(into:accumulator:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func scan<Result>(
        into seed: Result,
        accumulator: @escaping (inout Result, Element) -> Void
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.scan(into: seed, accumulator: accumulator) }
    }

    /// Lenient form of `skip(while:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func skip(
        while predicate: @escaping (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skip(while: predicate) }
    }

    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func startWith(_ element: Element, _: Void = ()) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.startWith(element) }
    }

    /// Lenient form of `startWith(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public consuming func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...,
        lenient _: Void = ()
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(started(sourceForOperator(), with: [first, second] + others))
    }

    /// Lenient form of `take(until:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func take(
        until predicate: @escaping (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.take(until: predicate, behavior: behavior) }
    }

    /// Lenient form of `take(while:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func take(
        while predicate: @escaping (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.take(while: predicate, behavior: behavior) }
    }

    /// Lenient form of `throttle(_:latest:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        _: Void = ()
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }

    /// Lenient form of `withUnretained(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func withUnretained<Object: AnyObject>(
        _ obj: Object,
        _: Void = ()
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        sharing { $0.withUnretained(obj) }
    }

    /// Lenient form of `withUnretained(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        sharing { $0.withUnretained(obj, resultSelector: resultSelector) }
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequence {
    /// Lenient form of `combineLatest(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection, Value>(
        _ collection: Collection,
        resultSelector: @escaping ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.latest, collection.map(\.source), resultSelector))
    }

    /// Lenient form of `from(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: elements(of: array, on: SharingStrategy.scheduler))
    }

    /// Lenient form of `from(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: elements(of: sequence, iteratedOn: SharingStrategy.scheduler))
    }

    /// Lenient form of `from(optional:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: elements(of: optional.map { [$0] } ?? [], on: SharingStrategy.scheduler))
    }

    /// Lenient form of `of(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        from(elements)
    }

    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection, Value>(
        _ collection: Collection,
        resultSelector: @escaping ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.queue, collection.map(\.source), resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        resultSelector: @escaping (E1, E2) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        resultSelector: @escaping (E1, E2, E3) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        resultSelector: @escaping (E1, E2, E3, E4) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, source4, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.latest, source1, source2, source3, source4, source5, source6, resultSelector))
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7, resultSelector)
        )
    }

    /// Lenient form of `combineLatest(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
        )
    }

    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        resultSelector: @escaping (E1, E2) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        resultSelector: @escaping (E1, E2, E3) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        resultSelector: @escaping (E1, E2, E3, E4) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector)
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_documentation(visibility: internal)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
        )
    }
}
