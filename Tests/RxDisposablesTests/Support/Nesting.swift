import TestSupport

/// A way to put one disposable into another.
enum Nesting: CaseIterable {
    case action
    case binaryFirst
    case binarySecond
    case ternary
    case array
    case composite
    case serial
    case singleAssignment
    case refCount
    case refCountUser
    case bag

    func wrap(_ inner: any Disposable) -> any Disposable {
        switch self {
        case .action:
            return Disposables.create { inner.dispose() }
        case .binaryFirst:
            return Disposables.create(inner, Disposables.create())
        case .binarySecond:
            return Disposables.create(Disposables.create(), inner)
        case .ternary:
            return Disposables.create(Disposables.create(), inner, Disposables.create())
        case .array:
            return Disposables.create([inner])
        case .composite:
            return CompositeDisposable(disposables: [inner])
        case .serial:
            let serial = SerialDisposable()
            serial.disposable = inner
            return serial
        case .singleAssignment:
            let single = SingleAssignmentDisposable()
            single.setDisposable(inner)
            return single
        case .refCount:
            return RefCountDisposable(disposable: inner)
        case .refCountUser:
            let refCount = RefCountDisposable(disposable: inner)
            defer {
                refCount.dispose()
            }
            return refCount.retain()
        case .bag:
            let holder = LockedValue<DisposeBag?>(DisposeBag(disposing: inner))
            return Disposables.create { holder.value = nil }
        }
    }
}
