import Foundation
import RxFoundation
import RxTraits
import TestSupport
import Testing

private final class Player: LifetimeTracking, Sendable {
    let lifetime = Lifetime()
    private let log: Recorder<String>?

    init(_ log: Recorder<String>? = nil) {
        self.log = log
    }

    deinit {
        log?.record("deinit")
    }
}

private final class FoundationPlayer: NSObject, LifetimeTracking {
    let lifetime = Lifetime()
}

struct LifetimeTests {
    @Test func `deallocated and the bag follow the deinit of the object`() {
        let log = Recorder<String>()
        var player: Player? = Player(log)
        _ = player?.rx.deallocated.subscribe(
            onNext: { log.record("deallocated") },
            onCompleted: { log.record("completed") }
        )
        player?.rx.disposeBag.insert(Disposables.create { log.record("bag") })
        #expect(log.elements.isEmpty)
        player = nil
        #expect(log.elements == ["deinit", "deallocated", "completed", "bag"])
    }

    @Test func `an object of Foundation has both`() {
        let log = Recorder<String>()
        var player: FoundationPlayer? = FoundationPlayer()
        player?.rx.disposeBag.insert(Disposables.create { log.record("bag") })
        _ = player?.rx.deallocated.subscribe(onNext: { log.record("deallocated") })
        player = nil
        #expect(log.elements == ["deallocated", "bag"])
    }

    @Test func `a late subscriber gets the element at once`() {
        let log = Recorder<String>()
        var player: Player? = Player()
        let deallocated = player?.rx.deallocated
        player = nil
        _ = deallocated?.subscribe(onNext: { log.record("deallocated") }, onCompleted: { log.record("completed") })
        #expect(log.elements == ["deallocated", "completed"])
    }

    // Contract G5
    @Test func `the sequence doesn't keep the object alive`() {
        var player: Player? = Player()
        weak var weakPlayer: AnyObject?
        weakPlayer = player
        let deallocated = player?.rx.deallocated
        let subscription = deallocated?.subscribe()
        player = nil
        let isGone = weakPlayer == nil
        #expect(isGone)
        subscription?.dispose()
    }

    @Test func `a subscription can end with the object`() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        var player: Player? = Player()
        if let player {
            _ = subject.take(until: player.rx.deallocated)
                .subscribe(onNext: { log.record("\($0)") }, onCompleted: { log.record("|") })
        }
        subject.onNext(1)
        player = nil
        #expect(!subject.hasObservers)
        #expect(log.elements == ["1", "|"])
    }

    // Contract L0
    @Test func `a new bag disposes of the old one's members, which may use the object`() {
        let log = Recorder<String>()
        let player = Player()
        player.rx.disposeBag.insert(
            Disposables.create { [weak player] in
                player?.rx.disposeBag.insert(Disposables.create { log.record("into the new one") })
                log.record("old bag")
            }
        )
        player.rx.disposeBag = DisposeBag()
        #expect(log.elements == ["old bag"])
        player.rx.disposeBag = DisposeBag()
        #expect(log.elements == ["old bag", "into the new one"])
    }

    #if canImport(ObjectiveC)
    @Test func `any object has them where the runtime can attach something`() {
        let log = Recorder<String>()
        var object: NSObject? = NSObject()
        let isSameBag = object?.rx.disposeBag === object?.rx.disposeBag
        #expect(isSameBag)
        object?.rx.disposeBag.insert(Disposables.create { log.record("bag") })
        _ = object?.rx.deallocated.subscribe(onNext: { log.record("deallocated") })
        object = nil
        #expect(log.elements == ["deallocated", "bag"])
    }
    #endif
}

@Suite(.timeLimit(.minutes(5)))
struct LifetimeStressTests {
    // Contracts G4, L0
    @Test func `threads may use and replace the bag at the same time`() throws {
        let added = 4 * 500
        let disposed = LockedValue(0)
        do {
            let player = Player()
            try runConcurrently(threads: 8) { thread in
                for _ in 0..<500 {
                    if thread < 4 {
                        player.rx.disposeBag.insert(Disposables.create { disposed.withLock { $0 += 1 } })
                    } else {
                        player.rx.disposeBag = DisposeBag()
                    }
                }
            }
        }
        #expect(disposed.value == added)
    }

    @Test func `subscribing and freeing may race: each gets one element`() throws {
        for _ in 0..<100 {
            let log = Recorder<String>()
            let players = LockedValue<Player?>(Player())
            let deallocated = players.value?.rx.deallocated
            try runConcurrently(threads: 4) { thread in
                if thread == 0 {
                    players.value = nil
                } else {
                    _ = deallocated?.subscribe(onNext: { log.record("deallocated") })
                }
            }
            #expect(log.count == 3)
        }
    }
}
