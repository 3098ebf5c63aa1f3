internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

extension ObservableType where Element: Sendable {
    /// Routes each element by its age: older than `age` or not.
    ///
    /// At the end the clock decides, not the order of two actions of that moment.
    ///
    /// - Parameters:
    ///   - age: The age from which on an element is old.
    ///   - scheduler: Measures the time.
    ///   - grown: Handles an element that has reached the age.
    ///   - end: Makes the elements to send at completion from the remaining ones: the old ones, and the others.
    ///   - call: The operator's call, for descriptions.
    /// - Returns: The elements of `grown` and `end`; fails with the source at once.
    func splitByAge(
        _ age: RxTimeInterval,
        _ scheduler: any SchedulerType,
        grown: @escaping @Sendable (Element) -> Step<Element>,
        end: @escaping @Sendable (_ old: [Element], _ young: [Element]) -> [Element],
        call: StaticString = #function
    ) -> Observable<Element> {
        let clock = TimerClock(of: scheduler)
        return asObservable().multicast({ PublishSubject<Element>() }) { shared in
            // `delay` sends each element a second time, when it has reached the age. By then the queue contains the
            // element, since the first branch is subscribed to first and receives it first.
            Observable.merge(
                shared.withEnd().map { Either<Element?, Element>.first($0) },
                shared.delay(age, scheduler: scheduler).map { .second($0) }
            )
            .stateful(
                ElementQueue<(element: Element, start: Int64)>(),
                call: call,
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
                }
            )
        }
    }
}
