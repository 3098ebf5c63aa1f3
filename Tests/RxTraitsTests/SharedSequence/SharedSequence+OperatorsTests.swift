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

    // A key `$0 == $1` of a pair's halves would be the same for all of these.
    @Test func `a closure of two parameters compares two elements, also if they are pairs`() {
        let relay = BehaviorRelay(value: 0)
        let pairs = relay.asDriver().map { (id: $0, name: "\($0)") }
        let points = relay.asSignal(onErrorJustReturn: 0).map { ($0, $0) }
        let main = relay.observe(on: MainScheduler()).map { ($0, $0) }
        var seen: [[Int]] = []
        func log() -> @MainActor @Sendable (Int) -> Void {
            seen.append([])
            let index = seen.count - 1
            return { seen[index].append($0) }
        }
        let subscriptions = [
            pairs.distinctUntilChanged { $0 == $1 }.map(\.id).drive(onNext: log()),
            pairs.distinctUntilChanged(==).map(\.id).drive(onNext: log()),
            pairs.distinctUntilChanged { old, new in old == new }.map(\.id).drive(onNext: log()),
            points.distinctUntilChanged { $0 == $1 }.map { $0.0 }.emit(onNext: log()),
            points.distinctUntilChanged(==).map { $0.0 }.emit(onNext: log()),
            main.distinctUntilChanged { $0 == $1 }.map { $0.0 }.subscribe(onNext: log()),
            main.distinctUntilChanged(==).map { $0.0 }.subscribe(onNext: log()),
        ]
        for number in [0, 1, 1, 2] { relay.accept(number) }
        for subscription in subscriptions { subscription.dispose() }
        #expect(seen == Array(repeating: [0, 1, 2], count: 7))
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
