internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

extension ObservableType where Element: Sendable {
    /// Routes each element by whether it is older than `age`.
    ///
    /// At the end the clock decides, and not which of two actions of that moment runs first.
    ///
    /// - Parameters:
    ///   - age: How old an element has to be.
    ///   - scheduler: Measures the time.
    ///   - grown: What to do with an element that is as old as that.
    ///   - end: What is sent at completion, of the elements that haven't been dealt with: those that are old enough,
    ///     and the others.
    ///   - call: The operator, as it was written.
    /// - Returns: What `grown` and `end` send; fails with the source at once.
    func splitByAge(
        _ age: RxTimeInterval,
        _ scheduler: any SchedulerType,
        grown: @escaping @Sendable (Element) -> Step<Element>,
        end: @escaping @Sendable (_ old: [Element], _ young: [Element]) -> [Element],
        call: StaticString = #function
    ) -> Observable<Element> {
        let clock = TimerClock(of: scheduler)
        return asObservable().multicast({ PublishSubject<Element>() }) { shared in
            // `delay` sends each element a second time, when it has reached the age. The queue has it by then, since
            // the first branch is subscribed to first and hears of it first.
            Observable.merge(
                shared.withEnd().map { Either<Element?, Element>.first($0) },
                shared.delay(age, scheduler: scheduler).map { .second($0) }
            )
            .stateful(
                ElementQueue<(element: Element, start: Int64)>(),
                next: { waiting, signal in
                    switch signal {
                    case .first(let element?):
                        waiting.append((element, clock.nanoseconds))
                        return .wait
                    case .first:
                        let rest = waiting.removeAll()
                        let young = rest.firstIndex { !clock.hasPassed(age, since: $0.start) } ?? rest.count
                        return .finish(end(rest[..<young].map(\.element), rest[young...].map(\.element)))
                    case .second:
                        return grown(waiting.removeFirst().element)
                    }
                },
                call: call
            )
        }
    }
}
