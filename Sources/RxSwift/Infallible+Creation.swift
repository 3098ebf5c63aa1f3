public import RxDisposables
public import RxObservable
public import RxSchedulers
public import RxTraits

extension Infallible {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        let subscribe = sendable(subscribe)
        return Infallible(
            .create { observer in
                // SAFETY: the observer of `create` may be called on any thread.
                nonisolated(unsafe) let observer = observer
                return subscribe { observer.on($0.event) }
            }
        )
    }
}

extension InfallibleType {
    /// Lenient form of `just(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// Lenient form of `deferred(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func deferred(_ observableFactory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
        Infallible(.deferred { observableFactory().asObservable() })
    }
}

extension Infallible {
    /// Lenient form of `of(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
}

extension ObservableConvertibleType {
    /// Lenient form of `asInfallible(onErrorRecover:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asInfallible(onErrorRecover: @escaping (any Error) -> Infallible<Element>) -> Infallible<Element> {
        Infallible(caught(asObservable(), sendable { onErrorRecover($0).asObservable() }))
    }
}
