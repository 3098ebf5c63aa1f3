// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxSchedulers
public import RxTraits
public import RxUnchecked

extension Binder {
    /// Lenient form of `init(_:scheduler:binding:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public init<Target: AnyObject>(
        _ target: Target,
        scheduler: any ImmediateSchedulerType,
        binding: consuming @escaping (Target, Value) -> Void
    ) {
        self.init(unchecked: target, scheduler, binding)
    }
}
