import TestSupport
import Testing

// Contracts G8, C8
struct TrampolineTests {
    private final class Item: TrampolineItem {
        let work: (Item) -> Void
        /// The number of further turns that it requests.
        var furtherTurns: Int

        init(furtherTurns: Int = 0, _ work: @escaping (Item) -> Void) {
            self.work = work
            self.furtherTurns = furtherTurns
        }

        func runTurn(on trampoline: Trampoline) -> Bool {
            work(self)
            guard furtherTurns > 0 else { return false }
            furtherTurns -= 1
            return true
        }
    }

    @Test func `runs enqueued items in order after the outermost work`() {
        let trampoline = Trampoline.current
        var log: [String] = []
        trampoline.run {
            for name in ["a", "b", "c"] {
                trampoline.enqueue(Item { _ in log.append(name) })
            }
            #expect(trampoline.hasWaitingItems)
            log.append("outermost")
        }
        #expect(log == ["outermost", "a", "b", "c"])
        #expect(!trampoline.hasWaitingItems)
        #expect(!trampoline.isRunning)
    }

    @Test func `only the first work is the outermost`() {
        let trampoline = Trampoline.current
        #expect(!trampoline.isRunning)
        #expect(trampoline.begin())
        #expect(trampoline.isRunning)
        #expect(!Trampoline.current.begin())
        trampoline.end()
        #expect(!trampoline.isRunning)
    }

    @Test func `a nested run is inline and leaves the draining to the outermost one`() {
        let trampoline = Trampoline.current
        var log: [String] = []
        trampoline.run {
            trampoline.run {
                trampoline.enqueue(Item { _ in log.append("item") })
                log.append("inner")
            }
            log.append("outer")
        }
        #expect(log == ["inner", "outer", "item"])
    }

    @Test func `an item enqueued by another runs after waiting ones`() {
        let trampoline = Trampoline.current
        var log: [Int] = []
        trampoline.run {
            trampoline.enqueue(
                Item { _ in
                    log.append(1)
                    trampoline.enqueue(Item { _ in log.append(3) })
                }
            )
            trampoline.enqueue(Item { _ in log.append(2) })
        }
        #expect(log == [1, 2, 3])
    }

    @Test func `an item with further turns waits behind others each time, and is freed after the last turn`() {
        let trampoline = Trampoline.current
        var log: [String] = []
        weak var item: Item?
        trampoline.run {
            let first = Item(furtherTurns: 2) { _ in
                log.append("item")
                if log.count == 1 { trampoline.enqueue(Item { _ in log.append("enqueued by it") }) }
            }
            item = first
            trampoline.enqueue(first)
            trampoline.enqueue(
                Item(furtherTurns: 2) { _ in log.append(item == nil ? "item is freed" : "item is there") }
            )
        }
        #expect(
            log == ["item", "item is there", "enqueued by it", "item", "item is there", "item", "item is freed"]
        )
        #expect(item == nil)
    }

    @Test func `a burst of waiting items runs in order, and so does the next one`() {
        let trampoline = Trampoline.current
        for _ in 0..<2 {
            var log: [Int] = []
            trampoline.run {
                for number in 0..<5000 {
                    trampoline.enqueue(Item { _ in log.append(number) })
                }
            }
            #expect(log == Array(0..<5000))
        }
    }

    @Test func `each item is freed when it has run`() {
        let trampoline = Trampoline.current
        weak var item: Item?
        var wasFreedBeforeTheNextOne = false
        trampoline.run {
            let first = Item { _ in }
            item = first
            trampoline.enqueue(first)
            trampoline.enqueue(Item { _ in wasFreedBeforeTheNextOne = item == nil })
        }
        #expect(wasFreedBeforeTheNextOne)
    }

    @Test(.timeLimit(.minutes(5))) func `threads have trampolines of their own`() throws {
        let ran = LockedValue(0)
        let trampoline = Trampoline.current
        #expect(trampoline.begin())
        try runConcurrently(threads: 8) { _ in
            Trampoline.current.run {
                Trampoline.current.enqueue(Item { _ in ran.withLock { $0 += 1 } })
            }
        }
        #expect(ran.value == 8)
        #expect(!trampoline.hasWaitingItems)
        trampoline.end()
    }

    @Test(.timeLimit(.minutes(5))) func `an ending thread frees waiting items`() async throws {
        let isFreed = try waitingOnAThreadThatEnds()
        // The thread has run its body; its thread-local storage is freed a moment later.
        await eventually { isFreed() }
        #expect(isFreed())
    }

    private func waitingOnAThreadThatEnds() throws -> () -> Bool {
        let payload = LockedValue<TrackedPayload?>(TrackedPayload())
        weak var weakPayload: AnyObject?
        weakPayload = payload.value
        try runConcurrently(threads: 1) { _ in
            let taken = payload.withLock { $0.take() }
            Trampoline.current.enqueue(Item { _ in _ = taken })
        }
        return { weakPayload == nil }
    }
}
