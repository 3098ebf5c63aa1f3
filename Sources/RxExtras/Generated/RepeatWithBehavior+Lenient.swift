// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
internal import RxUnchecked

extension ObservableType where Element: Sendable {
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
}

extension Strict where Element: Sendable {
    func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType,
        shouldRepeat: (@Sendable () throws -> Bool)?
    ) -> Observable<Element> {
        source.repeatWithBehavior(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }
}
