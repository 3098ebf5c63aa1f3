public import RxObservable
public import RxSchedulers

// A relay of elements that aren't `Sendable` stays in its isolation domain: no other code can feed it or subscribe to
// it. If that is the main actor, its elements are already there. For a relay of other elements, the compiler prefers
// the form that any code may call, which is more specific.

extension RelayType where Element: Sendable {
    /// Delivers the elements on the main thread.
    ///
    /// - Parameter scheduler: A scheduler of the main thread.
    /// - Returns: The relay's elements. Closures of its operators are `@MainActor`.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainObservable<Element> {
        MainObservable(ObserveOn(asObservable(), scheduler.promised))
    }
}

extension RelayType {
    /// Delivers the elements, which may be anything, of a relay of a main-actor class on the main thread.
    @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainObservable<Element> {
        MainObservable(ObserveOn(asObservable(), scheduler.promised))
    }
}
