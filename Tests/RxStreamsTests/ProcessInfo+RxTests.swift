import Dispatch
import Foundation
import RxStreams
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

// A process of their own: the one thread of all signals waits here for a subscriber.
@Suite(.timeLimit(.minutes(5)))
struct SignalsBehindSlowSubscriberTests {
    @Test func `no signal is lost behind more signals than a pipe takes, and what is claimed meanwhile comes`() async {
        await #expect(processExitsWith: .success) {
            let slow = SlowSubscriber(to: SIGUSR1, SIGHUP)
            await slow.holdUpTheThread()
            await raiseHere(SIGHUP)
            // The thread learns of this claim, and unblocks the signal, when the pipe is empty.
            let alarms = Probe<Bool>()
            let alarm = ProcessInfo.processInfo.rx.signals(SIGALRM)
                .subscribe(onNext: { number in alarms.record(isBlockedHere(number)) })
            slow.goOn()
            // All that were in the pipe, the one before them, and one of each signal that found no room.
            let all = await slow.numbers.elements(SlowSubscriber.sizeOfPipe + 3)
            precondition(all.filter { $0 == SIGHUP }.count == 1)
            await raiseHere(SIGALRM)
            let areBlocked = await alarms.elements(1)
            precondition(areBlocked == [false])
            slow.subscription.dispose()
            alarm.dispose()
        }
    }

    @Test func `the thread ends behind more signals than a pipe takes, and none of them comes later`() async {
        await #expect(processExitsWith: .success) {
            let slow = SlowSubscriber(to: SIGUSR1)
            await slow.holdUpTheThread()
            slow.subscription.dispose()
            slow.goOn()
            #if os(Linux)
            await eventually { !namesOfThreads().contains(SlowSubscriber.nameOfThread) }
            precondition(!namesOfThreads().contains(SlowSubscriber.nameOfThread))
            #endif
            let numbers = Probe<Int32>()
            let subscription = numbers.subscribe(to: ProcessInfo.processInfo.rx.signals(SIGUSR1, SIGHUP))
            await raiseHere(SIGHUP)
            let all = await numbers.elements(1)
            precondition(all == [SIGHUP])
            subscription.dispose()
        }
    }
}

/// Takes its time with the first signal.
private final class SlowSubscriber: Sendable {
    static let sizeOfPipe = 65_536
    static let nameOfThread = "slow"

    let numbers = Probe<Int32>()
    let subscription: any Disposable
    private let first: Int32
    private let way = DispatchSemaphore(value: 0)

    init(to numbers: Int32...) {
        first = numbers[0]
        let (probe, way) = (self.numbers, way)
        let all = numbers.map { ProcessInfo.processInfo.rx.signals($0) }
        subscription = Observable.merge(all).subscribe(onNext: { number in
            let isFirst = probe.now.elements.isEmpty
            probe.record(number)
            guard isFirst else { return }
            #if os(Linux)
            Thread.current.name = SlowSubscriber.nameOfThread
            #endif
            way.wait()
        })
    }

    /// Returns when more signals wait than a pipe takes.
    func holdUpTheThread() async {
        await raiseHere(first)
        _ = await numbers.elements(1)
        await raiseHere(first, times: SlowSubscriber.sizeOfPipe + 1_000)
    }

    func goOn() {
        way.signal()
    }
}

private func isBlockedHere(_ number: Int32) -> Bool {
    var signals = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &signals)
    return sigismember(&signals, number) == 1
}

#if os(Linux)
private func namesOfThreads() -> [String] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.compactMap { thread in
        try? String(contentsOfFile: "/proc/self/task/\(thread)/comm", encoding: .utf8).split(separator: "\n").first
    }
    .map(String.init)
}
#endif

/// Sends a signal from a thread to itself, and returns when it has been handled.
///
/// Threads of Dispatch, on which tests run, block signals.
private func raiseHere(_ number: Int32, times: Int = 1) async {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            var signals = sigset_t()
            sigfillset(&signals)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            for _ in 0..<times { raise(number) }
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
