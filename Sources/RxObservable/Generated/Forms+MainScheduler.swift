// Written by `Tools/Forms` from its table: what is changed here is lost.

#if !LenientInSwift6
public import RxSchedulers

@_documentation(visibility: internal)
@available(swift, introduced: 6.0)
extension ObservableType where Element: Sendable {
    /// Form of `debounce(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_alwaysEmitIntoClient
    public func debounce(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        debounced(asObservable(), dueTime, scheduler).observedOnMain()
    }

    /// Form of `throttle(_:latest:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_alwaysEmitIntoClient
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        throttled(asObservable(), dueTime, latest, scheduler).observedOnMain()
    }

    /// Form of `delay(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_alwaysEmitIntoClient
    public func delay(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        delayed(asObservable(), dueTime, scheduler).observedOnMain()
    }

    /// Form of `timeout(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
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
@available(swift, introduced: 6.0)
extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Form of `interval(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_alwaysEmitIntoClient
    public static func interval(
        _ period: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: period, every: period, on: scheduler.promised))
    }

    /// Form of `timer(_:period:scheduler:)` that the type checker tries first, in Swift 6 mode.
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
#endif
