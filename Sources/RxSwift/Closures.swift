public import RxDisposables
public import RxObservable
public import RxSchedulers
public import RxTraits
public import RxUnchecked

extension Binder {
    /// Lenient form of `init(_:binding:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, obsoleted: 6.0)
    public init<Target: AnyObject>(_ target: Target, binding: @escaping _MainSetter<Target, Value>) {
        // Each binder has its own scheduler: an element waits only for the binder's own elements.
        self.init(target, scheduler: MainScheduler(), binding: onMain(sendable(setter: binding)))
    }
}

extension Reactive where Base: AnyObject {
    /// Lenient form of `subscript(dynamicMember:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> {
        Binder(base, scheduler: MainScheduler()) { base, value in
            base[keyPath: keyPath] = value
        }
    }
}

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

extension AnyObserver {
    /// Lenient form of `init(eventHandler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, obsoleted: 6.0)
    public init(eventHandler: @escaping (Event<Element>) -> Void) {
        self = strictObserver(sendable(eventHandler))
    }
}

/// Makes an observer of a closure.
///
/// This function isn't obsolete: an obsolete one would find the lenient form before the strict one, and call itself.
@_alwaysEmitIntoClient
package func strictObserver<Element>(_ handler: @escaping @Sendable (Event<Element>) -> Void) -> AnyObserver<Element> {
    AnyObserver(eventHandler: handler)
}
