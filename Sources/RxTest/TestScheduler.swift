internal import RxDisposables
public import RxObservable
public import RxVirtualTime

/// Runs a test in virtual time: an hour passes at once, and everything happens in the same tick in each run.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let source = scheduler.hot("ab---c--|")
/// let result = scheduler.result(of: source.debounce(.seconds(3), scheduler: scheduler))
/// #expect(result == "----b---(c|)")
/// ```
///
/// Time is counted in ticks, of a second each unless `resolution` says otherwise. Use one scheduler for one run.
///
/// `TestScheduler()` runs what is scheduled for now in the same tick, so `observe(on:)` takes no time. With
/// `TestScheduler(initialClock: 0)`, RxSwift's, each hop takes a tick.
///
/// The closures of a test need not be `@Sendable`. They run in the call that runs the scheduler, so make that call
/// where the closures belong: the test ends if code of an actor would run elsewhere.
///
/// Sources refer to their scheduler, so one is freed only when it has run all of their events.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
    /// The times of ``TestScheduler/start(created:subscribed:disposed:create:)`` where a test doesn't name them.
    public enum Defaults {
        /// When the sequence is made.
        public static let created: TestTime = 100
        /// When it is subscribed to.
        public static let subscribed: TestTime = 200
        /// When the subscription is disposed of.
        public static let disposed: TestTime = 1000
    }

    /// The length of a tick in seconds.
    let resolution: Double

    /// The run's state for marble tests.
    let run: MarbleRun

    /// The tasks that sleep on ``testClock``.
    let sleepers = TestCount()

    /// The steps of tasks that wait for their turn in virtual time.
    let steps = TestCount()

    private let simulateProcessingDelay: Bool

    /// Makes a scheduler whose clock stands still until it is started.
    ///
    /// - Parameters:
    ///   - initialClock: The time that the clock starts at.
    ///   - resolution: The length of a tick in seconds; traps unless it is above zero.
    ///   - simulateProcessingDelay: Whether actions scheduled for now run a tick later, as if each hop took a tick.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        guard resolution > 0, resolution.isFinite else {
            fatalError("A tick of \(resolution) s was asked for. A tick takes time: give a resolution above 0.")
        }
        self.resolution = resolution
        self.simulateProcessingDelay = simulateProcessingDelay
        run = MarbleRun(origin: initialClock)
        super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Makes a scheduler for marble tests: its clock is at 0, and actions scheduled for now run in the same tick.
    public convenience init() {
        self.init(initialClock: 0, simulateProcessingDelay: false)
    }

    /// Moves a time that is already due to the next tick, if this scheduler simulates the processing delay.
    ///
    /// - Parameter time: The requested time of an action.
    /// - Returns: The actual time: `time`, but not before the next tick or, without a processing delay, before now.
    public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
        // RxSwift's test scheduler takes a tick for immediate actions, and tests are written with those times (T8).
        let clock = clock
        return time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
    }

    /// Makes a sequence that emits its events at fixed times, to its subscribers at that time.
    ///
    /// - Parameter events: The events, with the times at which they are sent.
    /// - Returns: The sequence, which records its subscriptions.
    public func createHotObservable<Element>(
        _ events: sending [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        TestableObservable(self, events, isHot: true)
    }

    /// Makes a sequence that emits its events to each subscriber, at times that count from the subscription.
    ///
    /// - Parameter events: The events, with the times after which they are sent.
    /// - Returns: The sequence, which records its subscriptions.
    public func createColdObservable<Element>(
        _ events: sending [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        TestableObservable(self, events, isHot: false)
    }

    /// Makes an observer that records the events that it receives, and when.
    ///
    /// - Parameter type: The type of the elements.
    /// - Returns: The observer.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    /// Runs an action at a time.
    ///
    /// The action belongs to the actor that calls this method, and the test ends if the scheduler is then run
    /// elsewhere. An action of code without an actor runs wherever the scheduler is run.
    ///
    /// - Parameters:
    ///   - time: When to run it, in ticks.
    ///   - isolation: Where the action runs: with its caller.
    ///   - action: The closure to run.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public func scheduleAt(
        _ time: TestTime,
        isolation: isolated (any Actor)? = #isolation,
        action: @escaping () -> Void
    ) {
        schedule(at: time, in: .actor(isolation), action)
    }

    func schedule(at time: TestTime, in place: TestPlace, _ action: @escaping () -> Void) {
        // SAFETY: the place is checked before the action runs.
        _ = scheduleAbsoluteVirtual(UncheckedSendable(action), time: time) { action in
            place.check()
            action.value()
            return Disposables.create()
        }
    }
}

// SAFETY: the state that it adds to its superclass guards itself, or is constant.
extension TestScheduler: @unchecked Sendable {}
