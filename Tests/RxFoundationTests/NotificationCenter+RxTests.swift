import Foundation
import RxFoundation
import RxTraits
import TestSupport
import Testing

struct NotificationCenterTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("event")

    @Test func `notifications of the name come on the posting thread, until disposal`() {
        let log = Recorder<String>()
        let subscription = center.rx.notification(name)
            .subscribe(onNext: { log.record("\($0.userInfo?["n"] ?? "")") })
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
        center.post(name: name, object: self.center, userInfo: ["n": 3])
        #expect(log.elements == ["1", "3"])
        subscription.dispose()
        center.post(name: name, object: nil, userInfo: ["n": 4])
        #expect(log.elements == ["1", "3"])
    }

    @Test func `no name means all notifications`() {
        let log = Recorder<String>()
        let subscription = center.rx.notification(nil).subscribe(onNext: { log.record($0.name.rawValue) })
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        subscription.dispose()
        #expect(log.elements == ["event", "other"])
    }

    // Contract G5
    @Test func `an object selects its own notifications, isn't kept alive, and is never treated as no object`() {
        let log = Recorder<String>()
        var poster: NSObject? = NSObject()
        weak var weakPoster: AnyObject?
        weakPoster = poster
        let source = center.rx.notification(name, object: poster)
        let subscription = source.subscribe(onNext: { _ in log.record("one") })
        center.post(name: name, object: nil)
        center.post(name: name, object: NSObject())
        #expect(log.elements.isEmpty)
        center.post(name: name, object: poster)
        #expect(log.elements == ["one"])
        poster = nil
        let isGone = weakPoster == nil
        #expect(isGone)
        let late = source.subscribe(onNext: { _ in log.record("late") })
        center.post(name: name, object: nil)
        #expect(log.elements == ["one"])
        subscription.dispose()
        late.dispose()
    }

    // Contract G2
    @Test func `disposal from inside the observer ends it`() {
        let log = Recorder<String>()
        _ = center.rx.notification(name).take(1).subscribe(onNext: { _ in log.record("event") })
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(log.elements == ["event"])
    }

    // Contract G8
    @Test func `a nested notification comes after the outer one`() {
        let log = Recorder<String>()
        let center = center
        let name = name
        let subscription = center.rx.notification(name).subscribe(onNext: { notification in
            let number = notification.userInfo?["n"] as? Int ?? 0
            log.record("begin \(number)")
            if number < 2 { center.post(name: name, object: nil, userInfo: ["n": number + 1]) }
            log.record("end \(number)")
        })
        center.post(name: name, object: nil, userInfo: ["n": 1])
        subscription.dispose()
        #expect(log.elements == ["begin 1", "end 1", "begin 2", "end 2"])
    }

    // Contract G5
    @Test func `everything is freed with the subscription`() {
        let freed = Probe<String>()
        let subscription = subscribe(Tracked(freed))
        #expect(freed.now.elements.isEmpty)
        subscription.dispose()
        #expect(freed.now.elements == ["freed"])
    }

    private func subscribe(_ tracked: Tracked) -> any Disposable {
        center.rx.notification(name).subscribe(onNext: { _ in tracked.touch() })
    }
}

@Suite(.timeLimit(.minutes(5)))
struct NotificationCenterStressTests {
    // Contracts G1, L0
    @Test func `notifications from several threads come one at a time, without loss`() throws {
        let center = NotificationCenter()
        let name = Notification.Name("event")
        let inside = LockedValue(0)
        let most = LockedValue(0)
        let count = LockedValue(0)
        let subscription = center.rx.notification(name).subscribe(onNext: { _ in
            let now = inside.increment()
            most.withLock { $0 = max($0, now) }
            count.withLock { $0 += 1 }
            inside.withLock { $0 -= 1 }
        })
        try runConcurrently(threads: 8) { _ in
            for _ in 0..<500 { center.post(name: name, object: nil) }
        }
        subscription.dispose()
        #expect(most.value == 1)
        #expect(count.value == 4000)
    }

    // Contracts G2, G4
    @Test func `posting and disposal may race`() throws {
        let center = NotificationCenter()
        let name = Notification.Name("event")
        for _ in 0..<100 {
            let log = Recorder<String>()
            let subscription = center.rx.notification(name)
                .subscribe(onNext: { _ in log.record("event") }, onDisposed: { log.record("disposed") })
            try runConcurrently(threads: 3) { thread in
                if thread == 0 { subscription.dispose() } else { center.post(name: name, object: nil) }
            }
            #expect(log.elements.filter { $0 == "disposed" }.count == 1)
        }
    }
}
