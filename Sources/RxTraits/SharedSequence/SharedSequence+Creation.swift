public import RxObservable
public import RxSchedulers

extension SharedSequence {
    /// A sequence without events.
    ///
    /// ```swift
    /// let noAlerts = Signal<String>.never()  // in a preview, or a test
    /// ```
    ///
    /// - Returns: A sequence that sends nothing, ever.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .never())
    }

    /// A sequence that a factory makes anew for each subscriber.
    ///
    /// ```swift
    /// let start = Driver<String>.deferred { .just(self.label.text) }  // read when it is subscribed to
    /// ```
    ///
    /// - Parameter observableFactory: Makes the sequence.
    /// - Returns: A sequence that behaves like the one made for the subscriber.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        let factory = onMain(observableFactory)
        return SharedSequence(.deferred { factory().source })
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// A sequence that emits zero after a delay and then goes on counting.
    ///
    /// ```swift
    /// Driver<Int>.timer(.seconds(1), period: .seconds(1))
    ///     .drive(onNext: { second in self.label.text = "\(second) s" })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first number.
    ///   - period: The time between two numbers.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    public static func timer(_ dueTime: any RxTimeSpan, period: any RxTimeSpan) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}
