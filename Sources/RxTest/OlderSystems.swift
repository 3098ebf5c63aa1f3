#if canImport(Darwin)
public import RxObservable

// Actors exist since macOS 10.15 and iOS 13. These forms are for earlier targets; no other target sees them.

@available(macOS, obsoleted: 10.15)
@available(iOS, obsoleted: 13)
@available(tvOS, obsoleted: 13)
@available(watchOS, obsoleted: 6)
@available(visionOS, unavailable)
extension TestScheduler {
    /// Runs an action at a time.
    ///
    /// - Parameters:
    ///   - time: When to run it, in ticks.
    ///   - action: The closure to run, wherever the scheduler is run.
    @_disfavoredOverload
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        schedule(at: time, in: TestPlace {}, action)
    }

    /// Subscribes an observer to a sequence, for a run with several of them.
    ///
    /// - Parameters:
    ///   - source: The sequence.
    ///   - disposedAt: A diagram with a `!` where to dispose of the subscription, and maybe a `^` where to subscribe;
    ///     traps if it is malformed.
    /// - Returns: The observer.
    @_disfavoredOverload
    public func record<Element>(
        _ source: some ObservableConvertibleType<Element>,
        disposedAt: String? = nil
    ) -> TestableObserver<Element> {
        recording(of: source.asObservable(), disposedAt, in: TestPlace {})
    }
}
#endif
