@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

private final class Section: Sendable {
    let section = SerialSection()
}

struct SerialSectionTests {
    @Test func `an idle section is entered once`() {
        let section = SerialSection()
        #expect(section.tryEnter() == true)
        #expect(section.tryEnter() == false)
        section.leave()
        #expect(section.tryEnter() == true)
        section.leave()
    }

    // Contract G1
    @Test func `work waits until the one inside leaves, and keeps its order`() {
        let log = Recorder<Int>()
        let section = SerialSection()
        #expect(section.tryEnter() == true)
        section.enqueue { log.record(1) }
        section.perform { log.record(2) }
        #expect(log.elements.isEmpty)
        section.leave()
        #expect(log.elements == [1, 2])
        #expect(section.tryEnter() == true)
        section.leave()
    }

    @Test func `in an idle section work is done at once`() {
        let log = Recorder<Int>()
        let section = SerialSection()
        section.perform { log.record(1) }
        section.enqueue { log.record(2) }
        #expect(log.elements == [1, 2])
    }

    @Test func `work from inside work comes after it`() {
        let log = Recorder<String>()
        let holder = Section()
        holder.section.perform {
            log.record("first begins")
            holder.section.perform {
                log.record("second")
                holder.section.perform { log.record("third") }
            }
            log.record("first ends")
        }
        #expect(log.elements == ["first begins", "first ends", "second", "third"])
    }

    // Contract G8
    @Test func `work that makes more work 100,000 times takes a flat stack`() throws {
        let count = LockedValue(0)
        try runOnSmallStack {
            let holder = Section()
            @Sendable func step(_ left: Int) {
                guard left > 0 else { return }
                count.withLock { $0 += 1 }
                holder.section.perform { step(left - 1) }
            }
            step(100_000)
        }
        #expect(count.value == 100_000)
    }

    // Contract G5
    @Test func `work is freed when it is done, and with the section when it never is`() {
        let mint = Mint()
        let section = SerialSection()
        perform(in: section, mint.token())
        #expect(mint.liveTokens == 0)
        leaveUndone(mint.token())
        #expect(mint.liveTokens == 0)
    }

    private func perform(in section: borrowing SerialSection, _ token: Token) {
        section.enqueue { _ = token.number }
    }

    private func leaveUndone(_ token: Token) {
        let section = SerialSection()
        guard section.tryEnter() else { return }
        section.enqueue { _ = token.number }
    }

    // Contract L0
    @Test func `what is done and what is freed may use the section from another thread`() throws {
        let holder = Section()
        let done = LockedValue(0)
        let mint = Mint()
        mint.whenFreed {
            try? runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                holder.section.perform { done.withLock { $0 += 1 } }
            }
        }
        perform(in: holder.section, mint.token())
        holder.section.perform {
            try? runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                holder.section.perform { done.withLock { $0 += 1 } }
            }
        }
        #expect(done.value == 2)
    }
}

@Suite(.timeLimit(.minutes(5)))
struct SerialSectionStressTests {
    // Contract G1
    @Test func `one thread at a time, each one's work in order, and none is lost`() throws {
        let holder = Section()
        let inside = LockedValue(0)
        let overlaps = LockedValue(0)
        let done = Recorder<Int>()
        let work: @Sendable (Int) -> Void = { number in
            if inside.withLock({
                $0 += 1; return $0
            }) != 1 {
                overlaps.withLock { $0 += 1 }
            }
            done.record(number)
            inside.withLock { $0 -= 1 }
        }
        try runConcurrently(threads: 4) { thread in
            for step in 0..<2_000 {
                let number = thread * 2_000 + step
                switch step % 3 {
                case 0:
                    holder.section.perform { work(number) }
                case 1:
                    holder.section.enqueue { work(number) }
                default:
                    if holder.section.tryEnter() {
                        work(number)
                        holder.section.leave()
                    } else {
                        holder.section.enqueue { work(number) }
                    }
                }
            }
        }
        #expect(overlaps.value == 0)
        #expect(done.elements.sorted() == Array(0..<8_000))
        for thread in 0..<4 {
            let own = done.elements.filter { $0 / 2_000 == thread }
            #expect(own == own.sorted())
        }
    }
}
