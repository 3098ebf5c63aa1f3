public import RxDisposables
public import RxObservable
public import RxSubjects

// A `Disposable` is `Sendable`, and a subject only where its elements are: so these conformances, which RxSwift has,
// are for clients in Swift 5 mode alone, and for no client of the other modules.

@available(swift, obsoleted: 6, message: "A disposable is Sendable: pass Disposables.create { subject.dispose() }")
#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PublishSubject: Cancelable {}

@available(swift, obsoleted: 6, message: "A disposable is Sendable: pass Disposables.create { subject.dispose() }")
extension BehaviorSubject: Cancelable {}

@available(swift, obsoleted: 6, message: "A disposable is Sendable: pass Disposables.create { subject.dispose() }")
extension ReplaySubject: Cancelable {}

extension RxError.ObjectIdentity {
    /// Lenient form of `===`, for clients in Swift 5 mode, which don't see operators of modules that they don't import.
    @_disfavoredOverload
    public static func === (noted: RxError.ObjectIdentity, object: AnyObject?) -> Bool {
        object.map { ObjectIdentifier($0) } == noted.id
    }
}
