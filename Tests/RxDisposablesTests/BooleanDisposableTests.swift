import TestSupport
import Testing

struct BooleanDisposableTests {
    @Test(arguments: [false, true])
    func `starts with the given state`(isDisposed: Bool) {
        #expect(BooleanDisposable(isDisposed: isDisposed).isDisposed == isDisposed)
    }

    // Contract L7
    @Test(.timeLimit(.minutes(5)))
    func `a reader of the flag sees the writes before dispose`() throws {
        for _ in 0..<200 {
            let disposable = BooleanDisposable()
            let box = UnsynchronisedBox()
            try runConcurrently(threads: 2) { thread in
                if thread == 0 {
                    box.value = 1
                    disposable.dispose()
                } else {
                    while !disposable.isDisposed {}
                    box.value += 1
                }
            }
            #expect(box.value == 2)
        }
    }
}

// The flag under test orders the accesses; the thread sanitizer checks that it does.
private final class UnsynchronisedBox: @unchecked Sendable {
    var value = 0
}
