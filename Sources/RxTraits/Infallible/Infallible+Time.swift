public import RxObservable
public import RxSchedulers

extension InfallibleType where Element: Sendable {
    /// Delivers the events on the main thread.
    ///
    /// - Parameter scheduler: A scheduler of the main thread.
    /// - Returns: The source's events. Closures of its operators are `@MainActor`.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainObservable<Element> {
        asObservable().observe(on: scheduler)
    }
}
