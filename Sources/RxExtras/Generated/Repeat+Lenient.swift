// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
internal import RxUnchecked

extension ObservableType where Element: Sendable {
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
}

extension Strict where Element: Sendable {
    func `repeat`(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRepeat: (@Sendable () throws -> Bool)?
    ) -> Observable<Element> {
        source.repeat(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }
}

extension ObservableType {
    /// Lenient form of `repeat(when:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        strict.repeat(when: sendable(notificationHandler))
    }
}

extension Strict {
    func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        source.repeat(when: notificationHandler)
    }
}
