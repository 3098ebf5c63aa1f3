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
