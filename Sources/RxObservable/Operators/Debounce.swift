internal import RxDisposables
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// ```
    /// source:                                       ab---c--|
    /// debounce(.seconds(3), scheduler: scheduler):  ----b---(c|)
    /// ```
    ///
    /// Each element restarts the timer. When the source completes, the pending element is emitted first; when it
    /// fails, it is dropped.
    ///
    /// To show progress during a burst use ``throttle(_:latest:scheduler:)``; to keep every element use
    /// ``buffer(timeSpan:count:scheduler:)``.
    ///
    /// A search field: the server is asked when the user pauses, not for each letter.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()  // the app has MainScheduler.instance here
    /// let typed = PublishSubject<String>()
    /// typed
    ///     .debounce(.seconds(2), scheduler: scheduler)
    ///     .subscribe(onNext: { print("search for \($0)") })
    ///     .disposed(by: bag)
    ///
    /// typed.onNext("r")
    /// scheduler.advanceTo(1)
    /// typed.onNext("rx")  // the wait starts anew
    /// scheduler.advanceTo(3)  // a pause of 2 seconds
    /// // Prints "search for rx".
    /// ```
    ///
    /// Also known as `debounceTime` (RxJS).
    ///
    /// - Parameters:
    ///   - dueTime: The time for which the source must be quiet.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The elements that were followed by a quiet period; completes with the source and fails with it at
    ///   once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        debounced(asObservable(), dueTime.rxTimeInterval, scheduler)
    }
}

/// Makes the node of `debounce`, for all its forms.
@usableFromInline
package func debounced<Element>(
    _ source: Observable<Element>,
    _ dueTime: RxTimeInterval,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("debounce", source, on: type(of: scheduler), (dueTime: dueTime, scheduler: scheduler)) { sink, source, given in
        DebounceSink(sink, given.dueTime, given.scheduler).start(source)
    }
}

/// Makes the node of `debounce(for:scheduler:)`, for all its forms.
package func debounced<Element>(
    _ source: Observable<Element>,
    for dueTime: @escaping @Sendable (Element) throws -> RxTimeInterval,
    _ scheduler: any SchedulerType
) -> Observable<Element> {
    Lift("debounce(for:scheduler:)", source, on: type(of: scheduler), (dueTime: dueTime, scheduler: scheduler)) {
        DebounceSink($0, for: $2.dueTime, $2.scheduler).start($1)
    }
}

private final class DebounceSink<Element>: SerialStage<Element, Element> {
    private let dueTime: RxTimeInterval
    // Returns the time of each element, if not all have the same.
    private let elementDueTime: ((Element) throws -> RxTimeInterval)?
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    // SAFETY: the fields below are touched only in the section.
    @exclusivity(unchecked) private var pending = Cell<Element>()
    // The number of elements. Each timer has the number of its element.
    private var generation = 0

    init(
        _ downstream: Sink<Element>,
        _ dueTime: RxTimeInterval = .never,
        for elementDueTime: ((Element) throws -> RxTimeInterval)? = nil,
        _ scheduler: any SchedulerType
    ) {
        self.dueTime = dueTime
        self.elementDueTime = elementDueTime
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        section.pass(element, to: self, waitsIf: isLive) { $0.keep($1) }
    }

    private func keep(_ element: Element) {
        guard !isOver else { return }
        let dueTime: RxTimeInterval
        do { dueTime = try elementDueTime?(element) ?? self.dueTime } catch { return fail(error) }
        pending.set(element)
        generation &+= 1
        // The old timer is disposed of before the new one starts, so that there are never two (contract T7).
        timer.disposable = Disposables.create()
        // SAFETY: the timer calls `timerFired`, which works in the section.
        timer.disposable = scheduler.scheduleRelative(UncheckedSendable((self, generation)), dueTime: dueTime) {
            let (sink, generation) = $0.value
            sink.timerFired(generation)
            return Disposables.create()
        }
    }

    private func timerFired(_ generation: Int) {
        section.perform {
            // A newer element has replaced this timer, which had already fired and was waiting for the section.
            // Mutant true: "debounce: one element, and an old timer"
            guard generation == self.generation else { return }
            self.sendPending()
        }
    }

    private func sendPending() {
        guard !isOver, !pending.isEmpty else { return }
        downstream.onNext(pending.take())
    }

    override func onCompleted() {
        guard close() else { return }
        section.perform {
            self.sendPending()
            self.complete()
        }
    }

    override func disposeSides() {
        timer.dispose()
    }

    override func clear() {
        pending.clear()
    }
}
