@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

/// Counts how often it is disposed of.
final class CountingUpstream: Upstream {
    private let disposals = Recorder<Void>()
    private let stops = Recorder<Void>()
    private let onDispose: () -> Void
    private let onStop: () -> Void

    init(onDispose: @escaping () -> Void = {}, onStop: @escaping () -> Void = {}) {
        self.onStop = onStop
        self.onDispose = onDispose
    }

    var count: Int { disposals.count }

    var stopCount: Int { stops.count }

    override func stop() {
        stops.record(())
        onStop()
    }

    override func dispose() {
        disposals.record(())
        onDispose()
    }
}

struct UpstreamTests {
    @Test func `a replaced upstream is returned and not disposed of`() {
        let slot = UpstreamSlot()
        let (first, second) = (CountingUpstream(), CountingUpstream())
        #expect(slot.replace(first) == nil)
        #expect(slot.replace(second) === first)
        #expect(slot.replace(nil) === second)
        #expect(first.count == 0 && second.count == 0)
        #expect(slot.isDisposed == false)
    }

    // Contract G4
    @Test func `disposal reaches the current upstream once`() {
        let slot = UpstreamSlot()
        let upstream = CountingUpstream()
        slot.replace(upstream)
        slot.dispose()
        slot.dispose()
        #expect(upstream.count == 1)
        #expect(slot.isDisposed == true)
    }

    // Contract G4
    @Test func `an upstream set after disposal is disposed of at once`() {
        let slot = UpstreamSlot()
        slot.dispose()
        let upstream = CountingUpstream()
        #expect(slot.replace(upstream) == nil)
        #expect(upstream.count == 1)
        #expect(slot.replace(nil) == nil)
    }

    @Test func `an upstream that is set from inside the disposal is disposed of as well`() {
        let slot = UpstreamSlot()
        let late = CountingUpstream()
        slot.replace(CountingUpstream { slot.replace(late) })
        slot.dispose()
        #expect(late.count == 1)
    }

    // Contract G6
    @Test func `a stop reaches the current upstream once, and doesn't dispose of it`() {
        let slot = UpstreamSlot()
        let upstream = CountingUpstream()
        slot.replace(upstream)
        #expect(slot.isStopped == false)
        slot.stop()
        slot.stop()
        #expect([slot.isStopped, slot.isDisposed] == [true, false])
        #expect(upstream.stopCount == 1 && upstream.count == 0)
        slot.dispose()
        slot.stop()
        #expect([slot.isStopped, slot.isDisposed] == [true, true])
        #expect(upstream.stopCount == 1 && upstream.count == 1)
    }

    // Contract G6
    @Test func `an upstream set after a stop is stopped, and is still returned and disposed of`() {
        let slot = UpstreamSlot()
        slot.stop()
        let (first, second) = (CountingUpstream(), CountingUpstream())
        #expect(slot.replace(first) == nil)
        #expect(first.stopCount == 1)
        #expect(slot.replace(second) === first)
        #expect(slot.isStopped == true)
        slot.dispose()
        #expect(first.count == 0 && second.count == 1)
    }

    // Contract G4
    @Test func `an upstream replaced or disposed of inside a stop ends once`() {
        for disposes in [true, false] {
            let slot = UpstreamSlot()
            let new = CountingUpstream()
            let old = CountingUpstream(onStop: { if disposes { slot.dispose() } else { slot.replace(new) } })
            slot.replace(old)
            slot.stop()
            #expect(old.count == 1)
            slot.dispose()
            #expect(old.count == 1 && new.count == (disposes ? 0 : 1))
        }
    }

    // Contract G5
    @Test func `the slot frees its former upstreams`() {
        weak var replaced: CountingUpstream?
        weak var disposed: CountingUpstream?
        weak var left: CountingUpstream?
        do {
            let slot = UpstreamSlot()
            do {
                let upstream = CountingUpstream()
                replaced = upstream
                slot.replace(upstream)
            }
            #expect(replaced != nil)
            slot.replace(nil)
            #expect(replaced == nil)
            do {
                let upstream = CountingUpstream()
                disposed = upstream
                slot.replace(upstream)
            }
            slot.dispose()
            #expect(disposed == nil)
            let other = UpstreamSlot()
            do {
                let upstream = CountingUpstream()
                left = upstream
                other.replace(upstream)
            }
            #expect(left != nil)
        }
        #expect(left == nil)
    }
}
