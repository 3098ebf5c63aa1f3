internal import Explorer

@testable internal import RxDisposables
@_spi(Pipeline) @testable internal import RxObservable

// The parts of the engine, one at a time.
let primitiveScenarios: [Scenario] = [
    Scenario("section: three threads pass", "G1 L0 L4") { scene in
        let receiver = Receiver()
        for number in 1...3 {
            scene.thread("passes \(number)") {
                receiver.pass(10 * number)
                receiver.pass(10 * number + 1)
            }
        }
        scene.atEnd {
            for number in 1...3 {
                let own = receiver.recorder.log.filter { $0.hasPrefix("\(number)") }
                scene.expect(own == ["\(number)0", "\(number)1"], "L4: of a thread's elements came \(own).")
            }
        }
    },
    Scenario("section: an observer feeds it", "G1 L0 L4 G8") { scene in
        let receiver = Receiver()
        receiver.recorder.whenNext = { if $0.number == 1 { receiver.pass(3) } }
        scene.thread("passes") { receiver.pass(1) }
        scene.thread("passes, too") { receiver.pass(2) }
        scene.atEnd {
            receiver.recorder.whenNext = nil
            let log = receiver.recorder.log
            scene.expect(log.sorted() == ["1", "2", "3"] && isOrdered(log, "1", "3"), "L4: \(log)")
        }
    },
    Scenario("section: two receivers, and work", "G1 L0 L4") { scene in
        let (first, second) = (Receiver(), Receiver())
        second.shared = first
        scene.thread("passes, and works") {
            first.pass(1)
            first.work(2)
        }
        scene.thread("passes as another") {
            second.pass(3)
            second.pass(4)
        }
        scene.thread("works") { first.work(5) }
        scene.atEnd {
            scene.expect(first.recorder.log.sorted() == ["1", "2", "3", "4", "5"], "L4: \(first.recorder.log)")
            scene.expect(
                first.recorder.text.contains("12") || isOrdered(first.recorder.log, "1", "2"),
                "L4: 2 before 1."
            )
            scene.expect(isOrdered(first.recorder.log, "3", "4"), "L4: 4 before 3.")
        }
    },
    Scenario("section: entered under a lock", "G1 L0 L4") { scene in
        let receiver = Receiver()
        for number in 1...3 {
            scene.thread("passes \(number)") {
                receiver.passUnderLock(10 * number)
                receiver.passUnderLock(10 * number + 1)
            }
        }
        scene.atEnd {
            scene.expect(
                receiver.accepted == receiver.recorder.log,
                "L4: accepted \(receiver.accepted), sent \(receiver.recorder.log)."
            )
        }
    },
    Scenario("slot: replace, stop, dispose", "G4 G6") { scene in
        let slot = SlotOwner()
        let upstreams = (0..<3).map { _ in WatchedUpstream() }
        slot.slot.replace(upstreams[0])
        scene.thread("replaces") { slot.replace(upstreams[1]) }
        scene.thread("stops, and replaces") {
            slot.slot.stop()
            scene.expect(slot.slot.isStopped, "G6: not stopped behind stop().")
            slot.replace(upstreams[2])
        }
        scene.thread("disposes") {
            slot.slot.dispose()
            scene.expect(slot.slot.isDisposed, "G4: not disposed of behind dispose().")
        }
        scene.atEnd {
            for (number, upstream) in upstreams.enumerated() {
                let count = upstream.disposals + slot.givenBack.filter { $0 === upstream }.count
                scene.expect(count == 1, "G4: upstream \(number) was disposed of or given back \(count) times.")
            }
            slot.givenBack = []
        }
    },
    Scenario("slot: a late upstream is stopped", "G6 L2") { scene in
        let slot = SlotOwner()
        let upstream = WatchedUpstream()
        scene.thread("sets") { slot.replace(upstream) }
        scene.thread("stops") { slot.slot.stop() }
        scene.thread("stops, too") { slot.slot.stop() }
        scene.atEnd {
            scene.expect(upstream.stops >= 1, "G6: the upstream of a stopped slot isn't stopped.")
            slot.slot.dispose()
            scene.expect(upstream.disposals == 1, "G4: disposed of \(upstream.disposals) times.")
        }
    },
    Scenario("end phase: close, end, stop", "G1 L2") { scene in
        let owner = PhaseOwner()
        scene.twice("ends") { owner.end() }
        scene.thread("disposes") { owner.dispose() }
        scene.atEnd {
            scene.expect(owner.ends <= 1, "G1: the end was sent \(owner.ends) times.")
            scene.expect(owner.clears == 1, "G5: what is kept was freed \(owner.clears) times.")
            scene.expect(owner.phase.isOver, "L2: it isn't over.")
        }
    },
    Scenario("bits under a lock", "L6") { scene in
        let owner = BitsOwner()
        let resources = (0..<3).map { Resource("number \($0)") }
        for resource in resources { scene.thread("exchanges") { owner.exchange(resource)?.dispose() } }
        scene.thread("copies") { owner.copy()?.dispose() }
        scene.atEnd {
            owner.exchange(nil)?.dispose()
            scene.expect(resources.allSatisfy { 1...2 ~= $0.count }, "G4: \(resources.map(\.count)) times.")
        }
    },
]

/// Whether one text comes before the other.
func isOrdered(_ log: [String], _ first: String, _ second: String) -> Bool {
    guard let before = log.firstIndex(of: first), let after = log.firstIndex(of: second) else { return false }
    return before < after
}

/// An object that takes elements in a section.
// SAFETY: used on one thread of the system, like everything in a run.
private final class Receiver: @unchecked Sendable {
    private let section = SerialSection()
    private let lock = Lock()
    private(set) var accepted: [String] = []
    let recorder = Recorder<Payload>("the receiver")
    /// The object in whose section its elements are taken, if it isn't its own.
    var shared: Receiver?

    func pass(_ number: Int) {
        let owner = shared ?? self
        owner.section.pass(Payload(number), to: self) { ($0.shared ?? $0).recorder.onNext($1) }
    }

    func work(_ number: Int) {
        let payload = Payload(number)
        section.perform { self.recorder.onNext(payload) }
    }

    func passUnderLock(_ number: Int) {
        let payload = Payload(number)
        lock.lock()
        accepted.append(payload.shown)
        if section.tryEnterUnderLock() {
            lock.unlock()
            recorder.onNext(payload)
            section.leave()
        } else {
            let isOurs = section.queue(payload, for: self) { $0.recorder.onNext($1) }
            lock.unlock()
            if isOurs { section.drain() }
        }
    }
}

// SAFETY: used on one thread of the system, like everything in a run.
private final class SlotOwner: @unchecked Sendable {
    let slot = UpstreamSlot()
    var givenBack: [Upstream] = []

    func replace(_ upstream: Upstream) {
        if let old = slot.replace(upstream) { givenBack.append(old) }
    }
}

/// An upstream that checks that it is disposed of once, and not stopped at the same time.
private final class WatchedUpstream: Upstream {
    private let marker = Marker()
    private var isBusy = false
    private(set) var disposals = 0
    private(set) var stops = 0

    private func occupy(_ body: () -> Void) {
        marker.event()
        foreign("An upstream is stopped or disposed of")
        if isBusy { Turns.shared.fail("G4: stop() and dispose() run at the same time.") }
        isBusy = true
        body()
        marker.event()
        isBusy = false
    }

    override func dispose() {
        occupy { disposals += 1 }
    }

    override func stop() {
        occupy { stops += 1 }
    }
}

/// An object that ends once, and frees an object once, in a section.
// SAFETY: used on one thread of the system, like everything in a run.
private final class PhaseOwner: @unchecked Sendable {
    let phase = EndPhase()
    private let section = SerialSection()
    private let marker = Marker()
    private(set) var ends = 0
    private(set) var clears = 0

    func end() {
        guard phase.close() else { return }
        section.perform {
            guard self.phase.end() else { return }
            self.marker.event()
            self.ends += 1
            if self.phase.finishEnd() { self.clears += 1 }
        }
    }

    func dispose() {
        phase.stop()
        if !phase.release() { section.perform { self.clears += 1 } }
    }
}

// SAFETY: used on one thread of the system, like everything in a run.
private final class BitsOwner: @unchecked Sendable {
    private let lock = Lock()
    private let bits = DisposableBits()

    func exchange(_ new: (any Disposable)?) -> (any Disposable)? {
        lock.lock()
        let old = bits.take()
        if let new { bits.put(new) }
        lock.unlock()
        return old
    }

    func copy() -> (any Disposable)? {
        lock.withLock { bits.copy() }
    }
}
