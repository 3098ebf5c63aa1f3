public import RxObservable
public import RxSchedulers
internal import RxSubjects

extension ObservableType where Element: Sendable {
    /// Emits the latest element when a period, which an element starts, is over.
    ///
    /// ```
    /// source:                                    ab-c------d--|
    /// audit(.seconds(4), scheduler: scheduler):  ----c---------(d|)
    /// ```
    ///
    /// An element starts the timer, unless it is running; when the timer fires, the latest element is sent. When the
    /// source completes while the timer is running, the result completes when it fires.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let positions = PublishSubject<Int>()
    /// positions.audit(.seconds(1), scheduler: scheduler).subscribe(onNext: { print("draws \($0)") }).disposed(by: bag)
    /// positions.onNext(1)
    /// positions.onNext(2)
    /// scheduler.advanceTo(1)  // the latest, one second after the first
    /// // Prints "draws 2".
    /// ```
    ///
    /// Also known as `auditTime` (RxJS).
    ///
    /// - Parameters:
    ///   - dueTime: How long the timer runs; with zero or less every element is sent at once.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The latest element of each period; completes with the source, after the pending element, and fails
    ///   with it at once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_disfavoredOverload
    public func audit(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        guard !dueTime.rxTimeInterval.isOver else { return asObservable() }
        return audit { _ in Observable<Int>.timer(dueTime, scheduler: scheduler) }
    }

    /// Makes a sequence from an element, and emits the latest element when that sequence emits.
    ///
    /// - Parameter selector: Makes a sequence from the element that begins a period; its first event ends the period.
    ///   An error that the closure throws fails the sequence.
    /// - Returns: The latest element of each period; completes with the source, after the pending element, and fails
    ///   with the first that fails.
    /// - Complexity: O(1) for an element; one element is kept. What other threads send while one is inside the observer
    ///   waits, without a limit.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_disfavoredOverload
    public func audit<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Period
    ) -> Observable<Element> {
        audited(selector)
    }

    /// Makes the sequence of `audit`, for all its forms.
    func audited<Period: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Period
    ) -> Observable<Element> {
        asObservable().multicast({ PublishSubject<Element>() }) { shared in
            // `withLatestFrom` subscribes to `shared` before `flatMapFirst`, so the latest element is available at the
            // end of the period that it starts.
            shared.flatMapFirst { try selector($0).asObservable().firstEvent() }.withLatestFrom(shared)
        }
    }
}
