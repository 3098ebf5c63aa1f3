public import RxObservable

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
    /// The elements of an asynchronous sequence that can't fail, as a driver.
    ///
    /// ```swift
    /// ticks.asDriver().drive(onNext: { print($0) }).disposed(by: bag)
    /// ```
    ///
    /// As long as there is a subscriber, one task iterates, on the concurrent executor. It is cancelled with the last
    /// subscription, which ends an `AsyncStream` for good; if subscribers come and go, use
    /// ``SharedSequence/asyncSequence(priority:_:)``, which makes a sequence for the first of them each time.
    ///
    /// - Parameter priority: The priority of the task; without it, that of the subscribing task or thread.
    /// - Returns: The elements on the main thread; completes with the asynchronous sequence.
    @_alwaysEmitIntoClient
    public func asDriver(priority: TaskPriority? = nil) -> Driver<Element> {
        asInfallible(priority: priority).asDriver()
    }

    /// The elements of an asynchronous sequence that can't fail, as a signal.
    ///
    /// As long as there is a subscriber, one task iterates, on the concurrent executor. It is cancelled with the last
    /// subscription, which ends an `AsyncStream` for good; if subscribers come and go, use
    /// ``SharedSequence/asyncSequence(priority:_:)``, which makes a sequence for the first of them each time.
    ///
    /// - Parameter priority: The priority of the task; without it, that of the subscribing task or thread.
    /// - Returns: The elements on the main thread; completes with the asynchronous sequence.
    @_alwaysEmitIntoClient
    public func asSignal(priority: TaskPriority? = nil) -> Signal<Element> {
        asInfallible(priority: priority).asSignal()
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SharedSequence where Element: Sendable {
    /// The elements of an asynchronous sequence that can't fail, and is made anew for the first subscriber.
    ///
    /// ```swift
    /// let even = Driver.asyncSequence { ticks.filter { $0 % 2 == 0 } }
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
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
