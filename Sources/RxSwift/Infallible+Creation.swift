public import RxDisposables
public import RxObservable
public import RxTraits

extension Infallible {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, obsoleted: 6.0)
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        let subscribe = sendable(subscribe)
        return Infallible(
            .create { observer in
                // SAFETY: the observer of `create` may be called on any thread.
                nonisolated(unsafe) let observer = observer
                return subscribe { event in
                    switch event {
                    case .next(let element): observer.onNext(element)
                    case .completed: observer.onCompleted()
                    }
                }
            }
        )
    }
}
