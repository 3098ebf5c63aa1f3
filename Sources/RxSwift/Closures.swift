public import RxDisposables
public import RxObservable
public import RxSchedulers
public import RxTraits

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Binder {
    /// Lenient form of `init(_:binding:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public init<Target: AnyObject>(_ target: Target, binding: @escaping @MainActor (Target, Value) -> Void) {
        // Each binder has its own scheduler: an element waits only for the binder's own elements.
        self.init(target, scheduler: MainScheduler(), binding: assumeMain(binding))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Reactive where Base: AnyObject {
    /// Lenient form of `subscript(dynamicMember:)`, for clients in Swift 5 mode.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> {
        Binder(base, scheduler: MainScheduler()) { base, value in
            base[keyPath: keyPath] = value
        }
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Infallible {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
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

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension AnyObserver {
    /// Lenient form of `init(eventHandler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public init(eventHandler: @escaping (Event<Element>) -> Void) {
        self = .strict(eventHandler)
    }
}
