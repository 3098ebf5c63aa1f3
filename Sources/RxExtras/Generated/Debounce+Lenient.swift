// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
internal import RxUnchecked

extension ObservableType where Element: Sendable {
    /// Lenient form of `debounce(for:scheduler:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func debounce(
        for dueTime: @escaping (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        strict.debounce(for: sendable(dueTime), scheduler: scheduler)
    }
}

extension Strict where Element: Sendable {
    func debounce(
        for dueTime: @escaping @Sendable (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        source.debounce(for: dueTime, scheduler: scheduler)
    }
}
