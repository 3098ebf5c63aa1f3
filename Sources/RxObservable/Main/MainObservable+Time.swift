public import RxSchedulers

// Operators and sources that run on a main scheduler: their events come on the main thread, so what comes after them
// takes closures of the main actor. What each does in detail is said at the form for any scheduler.

extension ObservableType where Element: Sendable {
    /// Emits an element once `dueTime` has passed without a newer one, on the main thread.
    ///
    /// ```swift
    /// typed.observe(on: MainScheduler.instance)
    ///     .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { self.label.text = $0 })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: How long the source must be quiet.
    ///   - scheduler: A scheduler of the main thread.
    /// - Returns: The elements that were followed by a quiet period, on the main thread; completes with the source,
    ///   after the pending element, and fails with it.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        debounced(asObservable(), dueTime.rxTimeInterval, scheduler).movedToMain()
    }

    /// Emits at most one element in each period, on the main thread.
    ///
    /// ```swift
    /// readings.observe(on: MainScheduler.instance)
    ///     .throttle(.milliseconds(100), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { self.label.text = "\($0)" })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The least time between two elements.
    ///   - latest: Whether the latest element of a period is emitted at its end.
    ///   - scheduler: A scheduler of the main thread.
    /// - Returns: The elements that pass, on the main thread; completes with the source, after the pending element, and
    ///   fails with it.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        throttled(asObservable(), dueTime.rxTimeInterval, latest, scheduler).movedToMain()
    }

    /// Delays the elements and the completion, on the main thread.
    ///
    /// ```swift
    /// titles.observe(on: MainScheduler.instance)
    ///     .delay(.seconds(3), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { _ in self.label.text = "" })  // hides the banner
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: How much later.
    ///   - scheduler: A scheduler of the main thread.
    /// - Returns: The source's elements, `dueTime` later, on the main thread; completes so much later, too, and fails
    ///   at once.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        delayed(asObservable(), dueTime.rxTimeInterval, scheduler).movedToMain()
    }

    /// Fails when no event comes in time, on the main thread.
    ///
    /// ```swift
    /// titles.observe(on: MainScheduler.instance)
    ///     .timeout(.seconds(10), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { self.label.text = $0 }, onError: { self.present($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait for the first event, and after each element for the next one.
    ///   - scheduler: A scheduler of the main thread.
    /// - Returns: The source's elements, on the main thread; fails with ``RxError/timeout`` when `dueTime` has passed
    ///   without an event, and ends with the source.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        timedOut(asObservable(), dueTime.rxTimeInterval, .error(RxError.timeout), scheduler).movedToMain()
    }
}

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero on the main thread, one number each period.
    ///
    /// ```swift
    /// MainObservable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { second in self.label.text = "\(second) s" })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - period: The time before the first tick and between two ticks; as fast as possible for zero and less.
    ///   - scheduler: A scheduler of the main thread.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end, on the main thread.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func interval(
        _ period: any RxTimeSpan,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: period.rxTimeInterval, every: period.rxTimeInterval, on: scheduler))
    }

    /// A sequence that emits zero after a delay and then, with a period, goes on counting, on the main thread.
    ///
    /// ```swift
    /// MainObservable<Int>.timer(.seconds(5), scheduler: MainScheduler.instance)
    ///     .subscribe(onNext: { _ in self.label.text = "Still there?" })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first tick; as soon as possible for zero and less.
    ///   - period: The time between two ticks; without it there is one tick.
    ///   - scheduler: A scheduler of the main thread.
    /// - Returns: A sequence that sends 0 and completes or, with a period, sends 0, 1, 2 and so on without end; on the
    ///   main thread.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: dueTime.rxTimeInterval, every: period?.rxTimeInterval, on: scheduler))
    }
}
