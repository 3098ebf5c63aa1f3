public import RxDisposables
public import RxObservable
public import RxSchedulers
public import RxTraits

// The lenient forms of these names would find themselves; here are the strict ones alone.

extension Disposables {
    @_transparent @_alwaysEmitIntoClient
    package static func uncheckedCreate(_ dispose: consuming @escaping () -> Void) -> any Cancelable {
        create(with: sendable(dispose))
    }
}

extension ObservableType {
    @_transparent @_alwaysEmitIntoClient
    package func uncheckedSubscribe(
        _ onNext: consuming ((Element) -> Void)?,
        _ onError: consuming ((any Error) -> Void)?,
        _ onCompleted: consuming (() -> Void)?,
        _ onDisposed: consuming (() -> Void)?
    ) -> any Disposable {
        subscribe(
            onNext: sendable(onNext),
            onError: sendable(onError),
            onCompleted: sendable(onCompleted),
            onDisposed: sendable(onDisposed)
        )
    }
}

extension ObserverType {
    @_transparent @_alwaysEmitIntoClient
    package func uncheckedMapObserver<Result>(
        _ transform: consuming @escaping (Result) throws -> Element
    ) -> AnyObserver<Result> {
        mapObserver(sendable(transform))
    }
}

extension Binder {
    @_transparent @_alwaysEmitIntoClient
    package init<Target: AnyObject>(
        unchecked target: Target,
        _ scheduler: any ImmediateSchedulerType,
        _ binding: consuming @escaping (Target, Value) -> Void
    ) {
        self.init(target, scheduler: scheduler, binding: sendable(binding))
    }
}
