import RxDisposables
import Synchronization
import TestSupport
import Testing

struct AnonymousDisposableTests {
    // Contract G5: the action is freed once it has run, even if the disposable is still retained.
    @Test func `frees its action`() {
        weak var captured: CountingDisposable?
        let disposable: any Cancelable
        do {
            let object = CountingDisposable()
            captured = object
            disposable = Disposables.create { object.dispose() }
        }
        #expect(captured != nil)
        disposable.dispose()
        #expect(captured == nil)
        #expect(disposable.isDisposed)
    }

    // Contract G5
    @Test func `frees its action with itself`() {
        weak var captured: CountingDisposable?
        let runs = LockedValue(0)
        do {
            let object = CountingDisposable()
            captured = object
            _ = Disposables.create {
                runs.withLock { $0 += 1 }
                object.dispose()
            }
        }
        #expect(captured == nil)
        #expect(runs.value == 0, "letting go of a disposable doesn't dispose of it")
    }

    // Contract L6
    @Test func `the action may dispose of it again`() {
        let box = LockedValue<(any Cancelable)?>(nil)
        let runs = LockedValue(0)
        let disposable = Disposables.create {
            runs.withLock { $0 += 1 }
            #expect(box.value?.isDisposed == true)
            box.value?.dispose()
        }
        box.value = disposable
        disposable.dispose()
        #expect(runs.value == 1)
    }

    // Contract G4
    @Test(.timeLimit(.minutes(5)))
    func `one of eight threads runs the action`() throws {
        for _ in 0..<300 {
            let runs = LockedValue(0)
            let disposable = Disposables.create { runs.withLock { $0 += 1 } }
            try runConcurrently(threads: 8) { _ in
                disposable.dispose()
                _ = disposable.isDisposed
            }
            #expect(runs.value == 1)
        }
    }

    // Contract G4: the threads wait for each other before each object, so their calls often overlap.
    @Test(.timeLimit(.minutes(5)))
    func `threads that race for many objects run each action once`() throws {
        let runs = LockedValue(0)
        let disposables = (0..<4000).map { _ in Disposables.create { runs.withLock { $0 += 1 } } }
        let meeting = Meeting()
        try runConcurrently(threads: 2) { _ in
            for (round, disposable) in disposables.enumerated() {
                meeting.arrivals.wrappingAdd(1, ordering: .acquiringAndReleasing)
                var attempts = 0
                while meeting.arrivals.load(ordering: .acquiring) < 2 * (round + 1) {
                    Backoff.wait(attempt: &attempts)
                }
                disposable.dispose()
            }
        }
        #expect(runs.value == disposables.count)
    }

    // Contract L7: one thread disposes, others release.
    @Test(.timeLimit(.minutes(5)))
    func `disposal may race with dropping the last reference`() throws {
        for _ in 0..<200 {
            let runs = LockedValue(0)
            let references = LockedValue<[any Cancelable]>([])
            do {
                let disposable = Disposables.create { runs.withLock { $0 += 1 } }
                references.value = Array(repeating: disposable, count: 8)
            }
            try runConcurrently(threads: 8) { thread in
                let reference = references.withLock { $0.popLast() }
                if thread.isMultiple(of: 2) {
                    reference?.dispose()
                }
            }
            #expect(runs.value == 1)
        }
    }
}

private final class Meeting: Sendable {
    let arrivals = Atomic<Int>(0)
}
