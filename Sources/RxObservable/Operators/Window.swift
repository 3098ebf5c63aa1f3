public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Splits the source into sequences, one after the other; a new one starts when one is full or its time is over.
    ///
    /// ```
    /// source:                                                         -abc----d-------e-|
    /// window(timeSpan: .seconds(6), count: 3, scheduler: scheduler):  x--y-----z-----w--|
    /// x:                                                              -ab(c|)
    /// y:                                                                 -----d|
    /// z:                                                                       ------|
    /// w:                                                                             -e-|
    /// ```
    ///
    /// The timer restarts with each window, so a window may be empty. Subscribe to a window at once: like a subject, it
    /// keeps no elements for later subscribers. When the sequence itself is disposed of, a window that has subscribers
    /// continues to its end.
    ///
    /// To get each group as an array, use ``buffer(timeSpan:count:scheduler:)``.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let cars = PublishSubject<String>()
    /// cars.window(timeSpan: .seconds(60), count: 1_000, scheduler: scheduler)
    ///     .flatMap { minute in minute.reduce(0) { count, _ in count + 1 } }
    ///     .subscribe(onNext: { print("\($0) cars in this minute") })
    ///     .disposed(by: bag)
    /// cars.onNext("red")
    /// cars.onNext("blue")
    /// scheduler.advanceTo(60)
    /// cars.onNext("green")
    /// scheduler.advanceTo(120)
    /// // Prints "2 cars in this minute", "1 cars in this minute".
    /// ```
    ///
    /// Also known as `windowTime` (RxJS), `windowCount` (RxJS).
    ///
    /// - Parameters:
    ///   - timeSpan: The longest time that a window lasts; at zero or less, each element has a window of its own.
    ///   - count: The number of elements that makes a window full; at zero or less, only time limits it.
    ///   - scheduler: Runs the timer and delivers what is sent by it.
    /// - Returns: The windows, the first at once; completes and fails with the source, after the last window has.
    /// - Complexity: O(1) for an element; none is kept, and one timer is armed. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [window](https://reactivex.io/documentation/operators/window.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func window(
        timeSpan: any RxTimeSpan,
        count: Int,
        scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        windowed(asObservable(), timeSpan.rxTimeInterval, count, scheduler)
    }
}

/// Makes the node of `window`, for all its forms.
@usableFromInline
package func windowed<Element>(
    _ source: Observable<Element>,
    _ timeSpan: RxTimeInterval,
    _ count: Int,
    _ scheduler: any SchedulerType
) -> Observable<Observable<Element>> {
    let parameters = (timeSpan: timeSpan, count: count, scheduler: scheduler)
    return Lift("window", source, on: type(of: scheduler), parameters) { sink, source, given in
        let limit = WindowTimer.limit(given.count, given.timeSpan)
        let core = WindowCore(sink, limit, WindowTimer(given.timeSpan, given.scheduler))
        core.start(source, WindowSink(core))
    }
}

private final class WindowSink<Element>: SplitterSink<Element, Observable<Element>> {
    private let core: WindowCore<Element>

    init(_ core: WindowCore<Element>) {
        self.core = core
        super.init(core)
    }

    override func route(_ element: Element) {
        core.route(element)
    }
}

private final class WindowCore<Element>: Splitter<Element, Observable<Element>> {
    private let limit: Int
    // SAFETY: the fields below are touched only in the section.
    @exclusivity(unchecked) private var timer: WindowTimer
    private var window: Branch<Element>?
    private var count = 0

    init(_ downstream: Sink<Observable<Element>>, _ limit: Int, _ timer: consuming WindowTimer) {
        self.limit = limit
        self.timer = timer
        super.init(downstream)
    }

    override func prepare() {
        perform(openWindow)
    }

    private func openWindow() {
        guard isOpen else { return }
        count = 0
        window = nil
        if !isOuterStopped {
            let window = Branch<Element>(self)
            self.window = window
            downstream.send { (sink: Sink<Observable<Element>>) in sink.onNext(window.makeObservable()) }
        }
        guard !isAbandoned else { return }
        timer.startPeriod(for: self) { $0.timerFired($1) }
    }

    private func timerFired(_ period: Int) {
        perform {
            guard self.isOpen, self.timer.isOver(period, for: self, { $0.timerFired($1) }) else {
                return
            }
            self.nextWindow()
        }
    }

    private func nextWindow() {
        window?.end(nil)
        openWindow()
    }

    /// Sends an element to the window; in the section.
    @inline(__always) func route(_ element: Element) {
        guard isOpen else { return }
        window?.send(element)
        count += 1
        if count == limit { nextWindow() }
    }

    override func endBranches(_ error: (any Error)?) {
        timer.dispose()
        window?.end(error)
    }

    override func disposeSides() {
        timer.dispose()
    }

    override func clear() {
        super.clear()
        window = nil
    }
}
