import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxTraits
import TestSupport
import Testing

/// Each test has its own signals, since they concern the whole process.
@Suite(.timeLimit(.minutes(5)))
struct ProcessInfoTests {
    private func signals(_ number: Int32) -> Observable<Int32> {
        ProcessInfo.processInfo.rx.signals(number)
    }

    @Test func `signals arrive, sent to the process, or by a thread to itself`() async {
        let numbers = Probe<Int32>()
        let subscription = numbers.subscribe(to: ProcessInfo.processInfo.rx.signals(SIGUSR1, SIGURG))
        kill(getpid(), SIGUSR1)
        #expect(await numbers.elements(1) == [SIGUSR1])
        await raiseHere(SIGURG)
        #expect(await numbers.elements(2) == [SIGUSR1, SIGURG])
        await raiseHere(SIGUSR1)
        #expect(await numbers.elements(3) == [SIGUSR1, SIGURG, SIGUSR1])
        subscription.dispose()
        #expect(!numbers.now.isOver)
    }

    @Test func `a signal's former effect is suspended while there is a subscriber, repeatedly`() async {
        let before = LockedValue(0)
        ownHandlerRuns = before
        signal(SIGUSR2) { _ in ownHandlerRuns?.withLock { $0 += 1 } }
        for round in 1...2 {
            let first = Probe<Int32>()
            let second = Probe<Int32>()
            let one = first.subscribe(to: signals(SIGUSR2))
            let two = second.subscribe(to: signals(SIGUSR2))
            await raiseHere(SIGUSR2)
            #expect(await first.elements(1) == [SIGUSR2])
            #expect(await second.elements(1) == [SIGUSR2])
            one.dispose()
            await raiseHere(SIGUSR2)
            #expect(await second.elements(2) == [SIGUSR2, SIGUSR2])
            #expect(first.now.elements == [SIGUSR2])
            #expect(before.value == round - 1)
            two.dispose()
            await raiseHere(SIGUSR2)
            #expect(before.value == round)
        }
        signal(SIGUSR2, SIG_DFL)
    }

    @Test(arguments: [SIGKILL, SIGSTOP, 0, -1, 4711])
    func `what can't be caught is an error, and nothing else is caught then`(number: Int32) async {
        let numbers = Probe<Int32>()
        let before = handler(of: SIGWINCH)
        _ = numbers.subscribe(to: ProcessInfo.processInfo.rx.signals(SIGWINCH, number))
        #expect((await numbers.end().error as? POSIXError)?.code == .EINVAL)
        #expect(handler(of: SIGWINCH) == before)
    }

    private func handler(of number: Int32) -> [UInt8] {
        var action = sigaction()
        sigaction(number, nil, &action)
        return withUnsafeBytes(of: action) { Array($0.prefix(MemoryLayout<UInt>.size)) }
    }

    // Contract G5
    @Test func `everything is freed with the subscription`() async {
        let freed = Probe<String>()
        let subscription = subscribe(Tracked(freed))
        subscription.dispose()
        #expect(await freed.elements(1) == ["freed"])
    }

    private func subscribe(_ tracked: Tracked) -> any Disposable {
        signals(SIGCONT).subscribe(onNext: { _ in tracked.touch() })
    }
}

/// Sends a signal from a thread to itself, and returns when it has been handled.
///
/// Threads of Dispatch, on which tests run, block signals.
private func raiseHere(_ number: Int32) async {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            var signals = sigset_t()
            sigfillset(&signals)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(number)
            continuation.resume()
        }
    }
}

// SAFETY: set before the handler is, by the only test that sets it.
private nonisolated(unsafe) var ownHandlerRuns: LockedValue<Int>?

@Suite(.timeLimit(.minutes(5)))
struct ProcessInfoStressTests {
    @Test func `subscriptions come and go on many threads, and the last one restores what was before`() throws {
        signal(SIGTTOU, SIG_IGN)
        try runConcurrently(threads: 4) { _ in
            for _ in 0..<100 { ProcessInfo.processInfo.rx.signals(SIGTTOU).subscribe().dispose() }
        }
        var action = sigaction()
        sigaction(SIGTTOU, nil, &action)
        let handler = withUnsafeBytes(of: action) { $0.load(as: UInt.self) }
        #expect(handler == 1)  // SIG_IGN
        signal(SIGTTOU, SIG_DFL)
    }
}
