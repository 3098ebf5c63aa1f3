@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

private final class Section: Sendable {
    let section = SerialSection()
}

/// Takes elements in a given section.
private final class Receiver<Element>: Sendable {
    let log: Recorder<String>
    private let held = LockedValue<Token?>(nil)

    init(_ log: Recorder<String>) {
        self.log = log
    }

    func hold(_ token: Token) {
        held.withLock { $0 = token }
    }

    func send(_ element: Element, _ holder: Section, waitsIf mayWait: Bool = true) {
        holder.section.pass(element, to: self, waitsIf: mayWait) { $0.log.record("\($1)") }
    }
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

    @Test func `with the lock held, only an idle section is entered`() {
        let log = Recorder<Int>()
        let section = SerialSection()
        #expect(section.tryEnterUnderLock() == true)
        #expect(section.tryEnterUnderLock() == false)
        #expect(section.tryEnter() == false)
        section.enqueue { log.record(1) }
        #expect(section.tryEnterUnderLock() == false)
        #expect(log.elements.isEmpty)
        section.leave()
        #expect(log.elements == [1])
        #expect(section.tryEnterUnderLock() == true)
        section.leave()
    }

    // Contract G1
    @Test func `work waits until the section is free, and keeps its order`() {
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

    @Test func `nested work runs after the outer work`() {
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

    // Contract G1
    @Test func `elements of several receivers and work keep their order`() {
        let log = Recorder<String>()
        let holder = Section()
        let numbers = Receiver<Int>(log)
        let words = Receiver<String>(log)
        let wide = Receiver<SIMD64<UInt8>>(log)
        holder.section.perform {
            numbers.send(1, holder)
            numbers.send(2, holder)
            words.send("three", holder)
            holder.section.perform { log.record("four") }
            holder.section.perform { log.record("five") }
            wide.send(SIMD64(repeating: 6), holder)
            numbers.send(7, holder)
            #expect(log.elements.isEmpty)
        }
        let six = "\(SIMD64<UInt8>(repeating: 6))"
        #expect(log.elements == ["1", "2", "three", "four", "five", six, "7"])
    }

    // Contract G1
    @Test func `a long queue keeps its order, and reused memory holds the next items`() {
        let log = Recorder<String>()
        let holder = Section()
        let numbers = Receiver<Int>(log)
        let words = Receiver<(String, [Int])>(log)
        for count in [1, 10_000, 3, 500] {
            holder.section.perform { for number in 0..<count { numbers.send(number, holder) } }
            holder.section.perform { for number in 0..<count { words.send(("a", [number]), holder) } }
            #expect(log.elements == (0..<count).map { "\($0)" } + (0..<count).map { "(\"a\", [\($0)])" })
            log.removeAll()
        }
    }

    @Test func `an unwanted element doesn't wait`() {
        let log = Recorder<String>()
        let holder = Section()
        let numbers = Receiver<Int>(log)
        numbers.send(1, holder, waitsIf: false)
        holder.section.perform { numbers.send(2, holder, waitsIf: false) }
        #expect(log.elements == ["1"])
    }

    // Contract G5
    @Test func `an element and its receiver are freed after its turn, or with the section`() {
        let mint = Mint()
        let holder = Section()
        holder.section.perform {
            let tokens = Receiver<Token>(Recorder())
            for _ in 0..<3 { tokens.send(mint.token(), holder) }
            tokens.hold(mint.token())
            #expect(mint.liveTokens == 4)
        }
        #expect(mint.liveTokens == 0)
        leaveUntaken(mint)
        #expect(mint.liveTokens == 0)
    }

    private func leaveUntaken(_ mint: Mint) {
        let holder = Section()
        guard holder.section.tryEnter() else { return }
        let tokens = Receiver<Token>(Recorder())
        tokens.hold(mint.token())
        for _ in 0..<300 { tokens.send(mint.token(), holder) }
        #expect(mint.liveTokens == 301)
    }

    // Contract G5
    @Test func `work is freed when it is done, or with the section`() {
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
    @Test func `work and freed objects may use the section from another thread`() throws {
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
    // Contract G1: elements and work share one order.
    @Test func `elements of each thread come once, in order, between its work`() throws {
        let holder = Section()
        let log = Recorder<String>()
        let receivers = (0..<4).map { _ in Receiver<Int>(log) }
        try runConcurrently(threads: 4) { thread in
            for step in 0..<3_000 {
                let number = thread * 3_000 + step
                // Two threads share a receiver.
                if step % 7 == 0 {
                    holder.section.perform { log.record("\(number)") }
                } else {
                    receivers[thread / 2].send(number, holder)
                }
            }
        }
        let numbers = log.elements.compactMap { Int($0) }
        #expect(numbers.sorted() == Array(0..<12_000))
        for thread in 0..<4 {
            let own = numbers.filter { $0 / 3_000 == thread }
            #expect(own == own.sorted())
        }
    }
}
