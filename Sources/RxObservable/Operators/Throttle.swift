internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Emits at most one element in each period of `dueTime`.
    ///
    /// ```
    /// source:                                 abc----d-|
    /// throttle(3, scheduler):                 a--c---d-|
    /// throttle(3, latest: false, scheduler):  a------d-|
    /// ```
    ///
    /// The first element is emitted at once and opens a period. At its end the latest of the elements that came
    /// meanwhile is emitted, if `latest` is on, and opens the next one. When the source completes while an element is
    /// pending, that one is still emitted at the end of its period, and then the sequence completes.
    ///
    /// - Parameters:
    ///   - dueTime: The time between two elements at the least.
    ///   - latest: Whether the latest element of a period is emitted at its end.
    ///   - scheduler: Runs the timer and delivers pending elements.
    /// - Returns: Elements that are at least `dueTime` apart; completes after the pending element and fails at once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_disfavoredOverload
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        Throttle(asObservable(), dueTime, latest, scheduler)
    }
}

// SAFETY: immutable.
package final class Throttle<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let dueTime: RxTimeInterval
    private let latest: Bool
    private let scheduler: any SchedulerType

    package init(
        _ source: Observable<Element>,
        _ dueTime: RxTimeInterval,
        _ latest: Bool,
        _ scheduler: any SchedulerType
    ) {
        self.source = source
        self.dueTime = dueTime
        self.latest = latest
        self.scheduler = scheduler
        super.init()
    }

    package override func run(_ sink: Sink<Element>) {
        ThrottleSink(sink, dueTime, latest, scheduler).start(source)
    }
}

private final class ThrottleSink<Element>: SerialStage<Element, Element> {
    private let dueTime: RxTimeInterval
    private let latest: Bool
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    // The fields below are touched in the section alone.
    @exclusivity(unchecked) private var pending = Cell<Element>()
    @exclusivity(unchecked) private var isInPeriod = false
    @exclusivity(unchecked) private var isCompleting = false

    init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.latest = latest
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        if section.tryEnter() {
            receive(element)
            section.leave()
        } else {
            section.enqueue { self.receive(element) }
        }
    }

    private func receive(_ element: Element) {
        guard !isStopped else { return }
        if !isInPeriod {
            openPeriod(with: element)
        } else if latest {
            pending.set(element)
        }
    }

    private func openPeriod(with element: Element) {
        isInPeriod = true
        downstream.onNext(element)
        guard !isStopped else { return }
        timer.disposable = scheduler.scheduleRelative(Handover(self), dueTime: dueTime) { sink in
            sink.value.periodEnded()
            return Disposables.create()
        }
    }

    private func periodEnded() {
        section.perform {
            guard !self.isStopped else { return }
            self.isInPeriod = false
            guard !self.pending.isEmpty else { return }
            let element = self.pending.take()
            guard self.isCompleting else { return self.openPeriod(with: element) }
            self.downstream.onNext(element)
            self.complete()
        }
    }

    override func onCompleted() {
        section.perform {
            if self.pending.isEmpty {
                self.complete()
            } else {
                self.isCompleting = true
            }
        }
        // It is over, also when a stage above has ended it, and may still be sending.
        disposeSource()
    }

    override func disposeSides() {
        timer.dispose()
    }

    override func clear() {
        pending.clear()
    }
}
