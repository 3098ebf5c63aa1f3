internal import RxDisposables
internal import RxObservable
internal import RxSchedulers

/// Counts the subscriptions to the source within one subscription.
final class RepetitionCounter: Sendable {
    private let behavior: RepeatBehavior
    // The source sends on one thread, and the trigger reads on another.
    private let repetitions = Locked<UInt>(0)

    init(_ behavior: RepeatBehavior) {
        self.behavior = behavior
    }

    /// The source; its elements reset the count, if that is wanted.
    func watch<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
        guard behavior.startsAnewAfterSuccess else { return source }
        return source.do(onNext: { _ in self.repetitions.replace(0) })
    }

    /// A sequence whose single element starts the next round; `nil` if there is no further round.
    func next(on scheduler: any SchedulerType) -> Observable<Int>? {
        let repetition = repetitions.withLock { count in
            count &+= 1
            return count
        }
        return behavior.interval(before: repetition).map { interval in
            interval.isOver ? .just(0) : .timer(interval, scheduler: scheduler)
        }
    }
}
