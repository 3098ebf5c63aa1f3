public import RxSchedulers

// With a scheduler of the main thread, an operator has two forms of one rank. The type checker tries both: in a chain
// with several times, each combination of them. These forms aren't disfavoured, so it tries no others when they fit.
//
// The last parameter makes it try them first: without one whose type depends on the sequence's, it favours the forms
// that fit the type of the scheduler, in the order of their declarations, disfavoured or not.

#if !LenientInSwift6
@available(swift, introduced: 6.0)
extension ObservableType where Element: Sendable {
    /// Form of `debounce(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_documentation(visibility: internal) @_alwaysEmitIntoClient
    public func debounce(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        debounced(asObservable(), dueTime, scheduler).observedOnMain()
    }

    /// Form of `delay(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_documentation(visibility: internal) @_alwaysEmitIntoClient
    public func delay(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        delayed(asObservable(), dueTime, scheduler).observedOnMain()
    }

    /// Form of `throttle(_:latest:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_documentation(visibility: internal) @_alwaysEmitIntoClient
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        throttled(asObservable(), dueTime, latest, scheduler).observedOnMain()
    }

    /// Form of `timeout(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_documentation(visibility: internal) @_alwaysEmitIntoClient
    public func timeout(
        _ dueTime: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        timedOut(asObservable(), dueTime, .error(RxError.timeout), scheduler).observedOnMain()
    }
}

@available(swift, introduced: 6.0)
extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Form of `interval(_:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_documentation(visibility: internal) @_alwaysEmitIntoClient
    public static func interval(
        _ period: RxTimeInterval,
        scheduler: any MainSchedulerType,
        _: Element.Type? = nil
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: period, every: period, on: scheduler.promised))
    }

    /// Form of `timer(_:period:scheduler:)` that the type checker tries first, in Swift 6 mode.
    @_documentation(visibility: internal) @_alwaysEmitIntoClient
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
