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
