import TestSupport
import Testing

struct ScopedValueTests {
    private let value = ScopedValue<Int>()

    @Test func `the value exists during an action, and the former one is restored`() {
        #expect(value.current == nil)
        value.withValue(1) {
            value.withValue(2) { #expect(value.current == 2) }
            #expect(value.current == 1)
        }
        #expect(value.current == nil)
    }

    @Test func `the value is removed when the action throws`() {
        struct Fault: Error {}
        #expect(throws: Fault.self) { try value.withValue(1) { throw Fault() } }
        #expect(value.current == nil)
    }

    @Test(.timeLimit(.minutes(5)))
    func `the value exists across suspensions and in tasks, not on other threads`() async {
        await value.withValue(1) {
            await Task.yield()
            #expect(value.current == 1)
            #expect(await Task { value.current }.value == 1)
            #expect(await Task.detached { value.current }.value == nil)
        }
    }
}
