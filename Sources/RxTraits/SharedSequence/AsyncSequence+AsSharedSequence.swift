public import RxObservable

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
    /// The elements of an asynchronous sequence that can't fail, as a driver.
    ///
    /// ```swift
    /// ticks.asDriver().drive(onNext: { print($0) }).disposed(by: bag)
    /// ```
    ///
    /// As long as there is a subscriber, one task iterates, on the concurrent executor. With the last subscription it
    /// is cancelled, and then an `AsyncStream` is over; where subscribers come and go,
    /// ``SharedSequence/asyncSequence(priority:_:)`` makes a sequence for the first of them each time.
    ///
    /// - Parameter priority: The priority of the task; that of the one who subscribes if there is none.
    /// - Returns: The elements on the main thread; completes with the asynchronous sequence.
    @_alwaysEmitIntoClient
    public func asDriver(priority: TaskPriority? = nil) -> Driver<Element> {
        asInfallible(priority: priority).asDriver()
    }

    /// The elements of an asynchronous sequence that can't fail, as a signal.
    ///
    /// As long as there is a subscriber, one task iterates, on the concurrent executor. With the last subscription it
    /// is cancelled, and then an `AsyncStream` is over; where subscribers come and go,
    /// ``SharedSequence/asyncSequence(priority:_:)`` makes a sequence for the first of them each time.
    ///
    /// - Parameter priority: The priority of the task; that of the one who subscribes if there is none.
    /// - Returns: The elements on the main thread; completes with the asynchronous sequence.
    @_alwaysEmitIntoClient
    public func asSignal(priority: TaskPriority? = nil) -> Signal<Element> {
        asInfallible(priority: priority).asSignal()
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SharedSequence where Element: Sendable {
    /// The elements of an asynchronous sequence that can't fail, and is made anew for the first of those who share it.
    ///
    /// ```swift
    /// let even = Driver.asyncSequence { ticks.filter { $0 % 2 == 0 } }
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; that of the one who subscribes if there is none.
    ///   - makeSequence: Makes the sequence, on the concurrent executor, for the first subscriber.
    /// - Returns: The elements on the main thread; completes with the asynchronous sequence.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    public static func asyncSequence<Source: AsyncSequence & SendableMetatype>(
        priority: TaskPriority? = nil,
        _ makeSequence: @escaping @Sendable () async -> sending Source
    ) -> SharedSequence<SharingStrategy, Element>
    where Source.Element == Element, Source.Failure == Never, Source.AsyncIterator: SendableMetatype {
        let elements = Infallible.asyncSequence(priority: priority, makeSequence)
        return SharedSequence(elements.asObservable().observe(on: SharingStrategy.scheduler))
    }
}
