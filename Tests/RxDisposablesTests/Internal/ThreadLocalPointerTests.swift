import Dispatch
@_spi(Internals) import RxDisposables
import Synchronization
import TestSupport
import Testing

private let number = ThreadLocalPointer()

private let sumOfFreed = Atomic<Int>(0)

private let isFreed = DispatchSemaphore(value: 0)

private let free: ThreadLocalPointer.Free = { pointer in
    let pointer: UnsafeMutableRawPointer? = pointer
    guard let pointer else { return }
    sumOfFreed.add(pointer.load(as: Int.self), ordering: .relaxed)
    pointer.deallocate()
    isFreed.signal()
}

@Suite(.timeLimit(.minutes(5)))
struct ThreadLocalPointerTests {
    @Test func `each thread has its own, which is freed when the thread ends`() throws {
        try runConcurrently(threads: 4) { thread in
            #expect(number.load() == nil)
            let own = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            own.initialize(to: thread + 1)
            number.store(own, freedBy: free)
            for _ in 0..<1000 {
                #expect(number.load()?.load(as: Int.self) == thread + 1)
            }
        }
        #expect(number.load() == nil)
        for _ in 0..<4 {
            #expect(isFreed.wait(timeout: .now() + 60) == .success)
        }
        #expect(sumOfFreed.load(ordering: .relaxed) == 1 + 2 + 3 + 4)
    }
}
