internal import Foundation
@_spi(Pipeline) public import RxObservable
public import RxSchedulers

/// An element with the time that has passed since the one before it.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
public struct Spaced<Element> {
    /// The element.
    public let element: Element
    /// The time since the previous element or, for the first one, since the subscription.
    public let interval: Duration
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension Spaced: Sendable where Element: Sendable {}
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension Spaced: Equatable where Element: Equatable {}

extension ObservableType {
    /// Pairs each element with the time since the one before it.
    ///
    /// ```
    /// source:                   -a--b--|
    /// timeInterval(scheduler):  -k--l--|
    /// ```
    ///
    /// Here `k` is a after 1 and `l` is b after 3.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let taps = scheduler.hot("-a-b--c|").timeInterval(scheduler)
    /// _ = taps.subscribe(onNext: { print("\($0.element): \($0.interval)") })
    /// scheduler.start()
    /// // Prints "a: 1.0 seconds", "b: 2.0 seconds", "c: 3.0 seconds".
    /// ```
    ///
    /// Also known as `measureInterval` (Combine).
    ///
    /// - Parameter scheduler: Measures the time, on a monotonic clock if the scheduler has one.
    /// - Returns: The elements with these times; ends with the source.
    /// - SeeAlso: [timeInterval](https://reactivex.io/documentation/operators/timeinterval.html)
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    @_disfavoredOverload
    public func timeInterval(_ scheduler: any SchedulerType) -> Observable<Spaced<Element>> {
        Lift("timeInterval", asObservable(), scheduler) { sink, source, scheduler in
            // `stepNode` would make its state with the chain, but the first interval begins with each subscription.
            let step = asStepOfSink { (stage: _StepStage<Element, Duration, Spaced<Element>>, element) in
                let now = scheduler.reading()
                let interval = stage.update { former in
                    defer { former = now }
                    return now - former
                }
                stage.send(Spaced(element: element, interval: interval))
            }
            source.run(_StepStage(sink, scheduler.reading(), step))
        }
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension SchedulerType {
    /// The reading of the steady clock or, in virtual time, the time of day.
    fileprivate func reading() -> Duration {
        if let clock = self as? any SteadyScheduler { return .nanoseconds(clock.steadyNanoseconds) }
        return .seconds(now.timeIntervalSinceReferenceDate)
    }
}
