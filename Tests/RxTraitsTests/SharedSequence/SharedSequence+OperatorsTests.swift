import RxObservable
import RxRelay
import RxTraits
import TestSupport
import Testing

@MainActor
struct SharedSequenceOperatorsTests {
    // The sequence type is the user's own.
    @Test func `a driver is combined with an activity indicator`() {
        let log = Recorder<String>()
        let activity = ActivityIndicator()
        let username = Driver.just("anna")
        let state = Driver.combineLatest(username, activity) { name, isActive in isActive ? "\(name)…" : name }
        _ = state.drive(onNext: log.record)
        _ = Driver.combineLatest(activity, username).drive(onNext: { log.record("\($0) \($1)") })
        activity.isActive.accept(true)
        #expect(log.elements == ["anna", "false anna", "anna…", "true anna"])
    }
}

/// A class that users of RxSwift copy: whether work is running.
private final class ActivityIndicator: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    let isActive = BehaviorRelay(value: false)

    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        isActive.asDriver().distinctUntilChanged()
    }

    func asObservable() -> Observable<Bool> { isActive.asObservable() }
}
