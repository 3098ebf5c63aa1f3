// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension InfallibleType where Element: Sendable {
    /// Subscribes to the source, and disposes of that subscription, on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(on:)`` for sequences that can't fail.
    ///
    /// - Parameter scheduler: Where to subscribe and to dispose.
    /// - Returns: The source's events; ends with the source.
    /// - SeeAlso: [subscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }
}
