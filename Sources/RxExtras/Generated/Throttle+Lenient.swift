// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
internal import RxUnchecked

extension ObservableType where Element: Sendable {
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
    func throttle(
        for dueTime: @escaping @Sendable (Element) throws -> any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        source.throttle(for: dueTime, scheduler: scheduler)
    }
}
