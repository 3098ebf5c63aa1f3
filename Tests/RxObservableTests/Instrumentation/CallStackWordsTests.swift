import Testing

@testable import RxObservable

struct CallStackWordsTests {
    @Test func `a stack has the same text each time, and for each address by itself`() {
        let stack = CallStack.capture()
        let lines = stack.lines
        #expect(!lines.isEmpty)
        #expect(stack.lines == lines)
        #expect(stack.addresses.flatMap(CallStack.words).map(\.line) == lines)
    }

    // No code is at this address.
    @Test func `an address that two threads have symbolised keeps the words of the first`() {
        let lines = ["start_thread", "?"].map { line in
            CallStack.keep([.init(line: line, symbol: "")], at: 1).map(\.line)
        }
        #expect(lines == [["start_thread"], ["start_thread"]])
        #expect(CallStack.words(at: 1).map(\.line) == ["start_thread"])
    }

    #if os(Linux)
    // The runtime walks through the line tables of the program for an address, which takes milliseconds; a busy machine
    // doesn't matter.
    @Test func `an address is symbolised once`() {
        let stack = CallStack.capture()
        let clock = ContinuousClock()
        let first = clock.measure { _ = stack.lines }
        let second = clock.measure { _ = stack.lines }
        #expect(second * 10 < first)
    }
    #endif
}
