import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Threads that a test had started didn't end in time: a deadlock, most likely.
public struct TimeLimitExceeded: Error, CustomStringConvertible {
    /// The number of threads that did end.
    public let finished: Int

    /// The number of threads.
    public let threads: Int

    /// The limit.
    public let limit: Duration

    /// Reports how many threads hang.
    public var description: String {
        "\(threads - finished) of \(threads) threads didn't end within \(limit)"
    }
}

/// Runs a body on real threads, which start it together, and waits for all of them.
///
/// ```swift
/// let disposable = Disposables.create { runs.withLock { $0 += 1 } }
/// try runConcurrently(threads: 8) { _ in disposable.dispose() }
/// #expect(runs.value == 1)
/// ```
///
/// Threads that hang are abandoned: the test fails, and the others continue.
///
/// - Parameters:
///   - threads: How many threads to start.
///   - timeout: How long all of them may take.
///   - stackSize: The stack of each thread in bytes; `nil` for the system's default.
///   - body: Runs once on each thread and gets the number of the thread, from 0.
/// - Throws: ``TimeLimitExceeded`` if not all threads have ended in time.
public func runConcurrently(
    threads: Int = 8,
    timeout: Duration = .seconds(30),
    stackSize: Int? = nil,
    _ body: @escaping @Sendable (_ thread: Int) -> Void
) throws {
    let crew = Crew(size: threads, body: body)
    for index in 0..<threads {
        startThread(stackSize: stackSize) {
            crew.run(index)
        }
    }
    let seconds = Double(timeout.components.seconds) + Double(timeout.components.attoseconds) * 1e-18
    let deadline = DispatchTime.now() + seconds
    for finished in 0..<threads where crew.finished.wait(timeout: deadline) == .timedOut {
        throw TimeLimitExceeded(finished: finished, threads: threads, limit: timeout)
    }
    crew.forgetBody()
}

/// Runs a body on a thread of its own with a small stack, as threads other than the main one have on some systems.
///
/// - Parameters:
///   - stackSize: The stack in bytes.
///   - timeout: How long the body may take.
///   - body: What to run.
/// - Throws: ``TimeLimitExceeded`` if the body has not returned in time.
public func runOnSmallStack(
    stackSize: Int = 256 * 1024,
    timeout: Duration = .seconds(60),
    _ body: @escaping @Sendable () -> Void
) throws {
    try runConcurrently(threads: 1, timeout: timeout, stackSize: stackSize) { _ in
        body()
    }
}

/// The shared state of the threads of one run.
private final class Crew: Sendable {
    let finished = DispatchSemaphore(value: 0)
    private let size: Int
    private let arrived = Atomic<Int>(0)
    private let body: LockedValue<CrewBody?>

    init(size: Int, body: @escaping @Sendable (Int) -> Void) {
        self.size = size
        self.body = LockedValue(CrewBody(run: body))
    }

    func run(_ index: Int) {
        runBody(index)
        // From here on, this thread refers to no object of the test: a test may check at once what has been freed.
        finished.signal()
    }

    @inline(never)
    private func runBody(_ index: Int) {
        let body = body.value
        arrived.wrappingAdd(1, ordering: .acquiringAndReleasing)
        while arrived.load(ordering: .acquiring) < size {
            sched_yield()
        }
        body?.run(index)
    }

    func forgetBody() {
        body.value = nil
    }
}

private struct CrewBody: Sendable {
    let run: @Sendable (Int) -> Void
}

/// Starts a detached thread.
private func startThread(stackSize: Int?, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    if let stackSize {
        pthread_attr_setstacksize(&attributes, stackSize)
    }
    defer {
        pthread_attr_destroy(&attributes)
    }
    // The thread gets the only reference to the box and frees it.
    let box = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, { runThread($0) }, box)
    #else
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, { runThread($0) }, box)
    #endif
    precondition(status == 0, "A test could not start a thread: pthread_create failed with error \(status).")
}

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

private func runThread(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let box {
        // `startThread` made it for this one call.
        Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().run()
    }
    return nil
}
