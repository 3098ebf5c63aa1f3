internal import CoreFoundation
internal import Dispatch
internal import RxDisposables

/// Sleeps on behalf of a thread that blocks.
protocol Sleeper: Sendable {
    /// Ends the sleep of the thread; if the thread is awake, its next sleep.
    func wake()

    /// Sleeps until the thread is woken, or until a deadline.
    func sleep(until deadline: DispatchTime)
}

extension DispatchSemaphore: Sleeper {
    func wake() {
        signal()
    }

    func sleep(until deadline: DispatchTime) {
        _ = wait(timeout: deadline)
    }
}

/// Lets the main thread wait in its run loop, so that timers, sources, and the main queue with the main operation queue
/// and the main actor go on meanwhile.
///
/// Make it on the main thread.
// SAFETY: a run loop source is made for being signalled by any thread; all else happens on the main thread, apart from
// the end of this object's life.
final class MainRunLoop: Sleeper, @unchecked Sendable {
    private let source: CFRunLoopSource

    /// The result of ``servesMainQueue()``.
    private var isServingMainQueue = false

    init() {
        var context = CFRunLoopSourceContext()
        // The source itself does nothing: a pass that handles it returns.
        context.perform = { _ in }
        source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetMain(), source, Self.mode)
    }

    deinit {
        CFRunLoopSourceInvalidate(source)
    }

    func wake() {
        CFRunLoopSourceSignal(source)
        CFRunLoopWakeUp(CFRunLoopGetMain())
        #if !canImport(Darwin)
        // On systems other than Darwin, the loop misses one in some thousands of these calls, if it is about to sleep
        // at that moment; but it doesn't miss blocks of the main queue.
        DispatchQueue.main.async {}
        #endif
    }

    func sleep(until deadline: DispatchTime) {
        let now = DispatchTime.now()
        // Without the help of the main queue, a wake-up may be lost on Linux; see `wake()`. So the sleep has a limit
        // there.
        let end = isServingMainQueue ? deadline : min(deadline, now + Self.longestSleepInTheMainQueue)
        let nanoseconds = end > now ? end.uptimeNanoseconds - now.uptimeNanoseconds : 0
        _ = run(seconds: Double(nanoseconds) / 1_000_000_000)
    }

    /// Whether this run loop runs the blocks of the main queue.
    ///
    /// It doesn't inside such a block, because the queue is serial. The queue can't be asked, so a probe block tells;
    /// it also runs the blocks that were in the queue before.
    func servesMainQueue() -> Bool {
        let probe = Probe()
        DispatchQueue.main.async { probe.hasRun.store(true, ordering: .relaxed) }
        // One pass may handle something else, such as the timers that are due.
        var idlePasses = 0
        while !probe.hasRun.load(ordering: .relaxed), idlePasses < 3 {
            if !run(seconds: 0) { idlePasses += 1 }
        }
        isServingMainQueue = probe.hasRun.load(ordering: .relaxed)
        return isServingMainQueue
    }

    /// Runs the loop until it has handled a source, or until the time is up; returns whether it has handled one.
    private func run(seconds: Double) -> Bool {
        CFRunLoopRunInMode(Self.mode, seconds, true).rawValue == 4  // kCFRunLoopRunHandledSource
    }

    #if canImport(Darwin)
    private static var mode: CFRunLoopMode { .defaultMode }
    private static var longestSleepInTheMainQueue: DispatchTimeInterval { .seconds(60) }
    #else
    private static var mode: CFString { kCFRunLoopDefaultMode }
    /// The longest sleep where the main queue can't help; see ``wake()``.
    private static var longestSleepInTheMainQueue: DispatchTimeInterval { .milliseconds(10) }
    #endif

    private final class Probe: Sendable {
        let hasRun = AtomicBool(false)
    }
}
