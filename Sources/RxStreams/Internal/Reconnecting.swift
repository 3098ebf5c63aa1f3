internal import RxObservable
internal import RxSchedulers

extension Observable where Element: Sendable {
    /// Subscribes again after an error, after the delay that a closure returns; fails if it returns none.
    func reconnecting(
        on scheduler: any SchedulerType,
        after delay: @escaping @Sendable (any Error) throws -> RxTimeInterval?
    ) -> Observable<Element> {
        retry(when: { (errors: Observable<any Error>) -> Observable<Int> in
            errors.flatMap { error -> Observable<Int> in
                guard let delay = try delay(error) else { throw error }
                return .timer(delay, scheduler: scheduler)
            }
        })
    }
}

/// A time that doubles with each repetition but the first, up to a longest one; all in nanoseconds.
func backoff(from first: Int64, upTo longest: Int64, _ repetition: UInt) -> Int64 {
    guard first < longest else { return longest }
    // At most 30 doublings: the shift must not overflow, and the limit is reached long before.
    let doublings = min(repetition == 0 ? 0 : repetition - 1, 30)
    let (time, isTooLong) = first.multipliedReportingOverflow(by: 1 << Int64(doublings))
    return isTooLong ? longest : min(time, longest)
}
