public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Collects elements into arrays, and emits an array when it is full or its time is over.
    ///
    /// ```
    /// source:                                                         -abc----d-------e-|
    /// buffer(timeSpan: .seconds(6), count: 3, scheduler: scheduler):  ---x-----y-----z--(w|)
    /// ```
    ///
    /// Here `x` is abc, `y` is d, `z` is empty and `w` is e. The timer restarts with each buffer, so a buffer may be
    /// empty when its time is over. When the source completes, the unfinished buffer is sent first, even if it is
    /// empty; when the source fails, that buffer is dropped.
    ///
    /// To handle the elements as they arrive, ``window(timeSpan:count:scheduler:)`` makes sequences of the same groups.
    ///
    /// Log lines are sent in batches of at most three, at least every five seconds:
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let lines = PublishSubject<String>()
    /// lines
    ///     .buffer(timeSpan: .seconds(5), count: 3, scheduler: scheduler)
    ///     .filter { !$0.isEmpty }
    ///     .subscribe(onNext: { print($0.joined(separator: ", ")) })
    ///     .disposed(by: bag)
    ///
    /// for line in ["start", "login", "open", "close"] { lines.onNext(line) }  // three make a batch full
    /// scheduler.advanceTo(5)  // the fourth doesn't wait any longer
    /// // Prints "start, login, open", "close".
    /// ```
    ///
    /// Also known as `bufferTime` (RxJS), `bufferCount` (RxJS), `collect(.byTimeOrCount)` (Combine), `chunked`
    /// (AsyncAlgorithms).
    ///
    /// - Parameters:
    ///   - timeSpan: The longest time that a buffer collects for; at zero or less, each element makes a buffer of its
    ///     own.
    ///   - count: The number of elements that makes a buffer full; at zero or less, only time limits it.
    ///   - scheduler: Runs the timer and delivers what is sent by it.
    /// - Returns: The buffers; completes with the source, after the last buffer, and fails with it at once.
    /// - Complexity: O(1) for an element, amortised; the elements of one buffer are kept and one timer armed. What
    ///   other threads send while one is inside the observer waits, without a limit.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func buffer(
        timeSpan: any RxTimeSpan,
        count: Int,
        scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        buffered(asObservable(), timeSpan.rxTimeInterval, count, scheduler)
    }
}

/// Makes the node of `buffer`, for all its forms.
@usableFromInline
package func buffered<Element>(
    _ source: Observable<Element>,
    _ timeSpan: RxTimeInterval,
    _ count: Int,
    _ scheduler: any SchedulerType
) -> Observable<[Element]> {
    let parameters = (timeSpan: timeSpan, count: count, scheduler: scheduler)
    return Lift("buffer", source, on: type(of: scheduler), parameters) { sink, source, given in
        let limit = WindowTimer.limit(given.count, given.timeSpan)
        BufferSink(sink, limit, WindowTimer(given.timeSpan, given.scheduler)).open(source)
    }
}

private final class BufferSink<Element>: SerialStage<Element, [Element]> {
    private let count: Int
    // SAFETY: touched only in the section.
    @exclusivity(unchecked) private var timer: WindowTimer
    // SAFETY: touched only in the section.
    @exclusivity(unchecked) private var buffer: [Element] = []

    init(_ downstream: Sink<[Element]>, _ count: Int, _ timer: consuming WindowTimer) {
        self.count = count
        self.timer = timer
        super.init(downstream)
    }

    /// Subscribes the downstream, starts the first period, and then the source.
    func open(_ source: Observable<Element>) {
        downstream.onSubscribe(self)
        // This runs in the section, which guards the timer.
        section.perform(arm)
        guard isLive else { return }
        source.run(self)
    }

    private func arm() {
        guard !isOver else { return }
        timer.startPeriod(for: self) { $0.timerFired($1) }
    }

    private func timerFired(_ period: Int) {
        section.perform {
            guard !self.isOver, self.timer.isOver(period, for: self, { $0.timerFired($1) }) else { return }
            self.flush()
        }
    }

    private func flush() {
        guard !isOver else { return }
        downstream.onNext(removeBuffer())
        arm()
    }

    private func removeBuffer() -> [Element] {
        var full: [Element] = []
        swap(&full, &buffer)
        return full
    }

    override func onNext(_ element: Element) {
        section.pass(element, to: self, waitsIf: isLive) { $0.keep($1) }
    }

    private func keep(_ element: Element) {
        guard !isOver else { return }
        buffer.append(element)
        if buffer.count == count { flush() }
    }

    override func onCompleted() {
        guard close() else { return }
        section.perform {
            guard !self.isOver else { return }
            self.downstream.onNext(self.removeBuffer())
            self.complete()
        }
    }

    override func disposeSides() {
        timer.dispose()
    }

    override func clear() {
        buffer = []
    }
}
