public import RxDisposables
public import RxSubjects

// A `Disposable` is `Sendable`, and a subject only where its elements are: so these conformances, which RxSwift has,
// are for clients in Swift 5 mode alone, and for no client of the other modules.

@available(swift, obsoleted: 6, message: "A disposable is Sendable: pass Disposables.create { subject.dispose() }")
extension PublishSubject: Cancelable {}

@available(swift, obsoleted: 6, message: "A disposable is Sendable: pass Disposables.create { subject.dispose() }")
extension BehaviorSubject: Cancelable {}

@available(swift, obsoleted: 6, message: "A disposable is Sendable: pass Disposables.create { subject.dispose() }")
extension ReplaySubject: Cancelable {}
