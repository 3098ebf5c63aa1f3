internal import RxDisposables
internal import RxObservable
internal import RxSchedulers

/// Counts how often one subscription has subscribed to its source.
final class RepetitionCounter: Sendable {
    private let behavior: RepeatBehavior
    // The source sends on one thread, and the trigger asks on another.
    private let repetitions = Locked<UInt>(0)

    init(_ behavior: RepeatBehavior) {
        self.behavior = behavior
    }

    /// The source; its elements let the count start anew where that is wanted.
    func watch<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
        guard behavior.startsAnewAfterSuccess else { return source }
        return source.do(onNext: { _ in self.repetitions.replace(0) })
    }

    /// A sequence whose one element says that the next round may begin; `nil` if there is none.
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
