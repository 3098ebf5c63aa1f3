// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

@_documentation(visibility: internal)
#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType where Element: Sendable {
    /// Form of `debounce(_:scheduler:)` that the type checker tries first, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func debounce(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        debounced(asObservable(), dueTime, scheduler).observedOnMain()
    }

    /// Form of `throttle(_:latest:scheduler:)` that the type checker tries first, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        throttled(asObservable(), dueTime, latest, scheduler).observedOnMain()
    }

    /// Form of `delay(_:scheduler:)` that the type checker tries first, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func delay(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        delayed(asObservable(), dueTime, scheduler).observedOnMain()
    }

    /// Form of `timeout(_:scheduler:)` that the type checker tries first, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func timeout(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        timedOut(asObservable(), dueTime, nil, scheduler).observedOnMain()
    }
}

@_documentation(visibility: internal)
#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Form of `interval(_:scheduler:)` that the type checker tries first, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func interval(
        _ period: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: period, every: period, on: scheduler.promised))
    }

    /// Form of `timer(_:period:scheduler:)` that the type checker tries first, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func timer(
        _ dueTime: RxTimeInterval,
        period: RxTimeInterval? = nil,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: dueTime, every: period, on: scheduler.promised))
    }
}

@_documentation(visibility: internal)
#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Element: Sendable {
    /// Form of `delay(_:scheduler:)` that the type checker tries first, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func delay(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
    }

    /// Form of `timeout(_:scheduler:)` that the type checker tries first, in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func timeout(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
    }
}
