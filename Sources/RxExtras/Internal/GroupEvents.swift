public import RxObservable
internal import RxSchedulers
internal import RxSubjects

extension ObservableType {
    /// Groups of `count` elements each; every `skip`th element begins one.
    @_alwaysEmitIntoClient
    func groupEvents(count: Int, skip: Int) -> Observable<GroupEvent<Element>> {
        asObservable().stateful((index: 0, open: 0..<0)) { state, element in
            let (index, first) = (state.index, state.index / skip)
            var events: [GroupEvent<Element>] = []
            if index.isMultiple(of: skip) {
                events.append(.open(first))
                // Open groups have consecutive numbers: they open in order and, as all have the same length, close in
                // order.
                state.open = (state.open.isEmpty ? first : state.open.lowerBound)..<first + 1
            }
            events += state.open.map { .element(element, group: $0) }
            if let oldest = state.open.first, index - oldest * skip == count - 1 {
                events.append(.close(oldest))
                state.open.removeFirst()
            }
            state.index += 1
            return .sendAll(events)
        } end: {
            $0.open.map { .close($0) }
        }
    }

    /// Groups of elements for which a condition holds; an element for which it doesn't begins the next group.
    func groupEvents(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<GroupEvent<Element>> {
        asObservable().stateful(GroupNumbers()) { groups, element in
            let belongs = try predicate(element)
            return .sendAll((belongs ? [] : groups.close()) + groups.add(element))
        } end: {
            $0.close()
        }
    }
}

extension ObservableType where Element: Sendable {
    /// Groups between the elements of another sequence, and before and after them.
    func groupEvents<Boundary: ObservableConvertibleType>(
        boundary: Boundary
    ) -> Observable<GroupEvent<Element>> where Boundary.Element: Sendable {
        // The boundary is subscribed to first, and begins with an extra element, which opens the first group.
        Observable.merge(
            boundary.asObservable().map { _ in .second(()) }.startWith(.second(())),
            withEnd().map { Either<Element?, Void>.first($0) }
        )
        .stateful(GroupNumbers()) { groups, signal in
            switch signal {
            case .second: .sendAll(groups.turn())
            case .first(let element?): .sendAll(groups.add(element))
            case .first: .finish(groups.close())
            }
        }
    }

    /// Groups that another sequence opens; a sequence made from the opening element closes each group.
    func groupEvents<Opening: ObservableConvertibleType, Closing: ObservableConvertibleType & SendableMetatype>(
        opening: Opening,
        closing: @escaping @Sendable (Opening.Element) throws -> Closing
    ) -> Observable<GroupEvent<Element>> where Opening.Element: Sendable {
        let groups = opening.asObservable().enumerated().flatMap { group, element in
            try closing(element).asObservable().firstEvent().map { Either<Int, Int>.second(group) }
                // The group opens before its end is subscribed to, since the end may come at once.
                .startWith(.first(group))
        }
        return Observable.merge(
            groups.map { .second($0) },
            withEnd().map { Either<Element?, Either<Int, Int>>.first($0) }
        )
        .stateful([Int]()) { open, signal in
            switch signal {
            case .second(.first(let group)):
                open.append(group)
                return .send(.open(group))
            case .second(.second(let group)):
                open.removeAll { $0 == group }
                return .send(.close(group))
            case .first(let element?): return .sendAll(open.map { .element(element, group: $0) })
            case .first: return .finish(open.map { .close($0) })
            }
        }
    }

    /// Groups of elements with no longer pause between them.
    func groupEvents(inactivity dueTime: RxTimeInterval, _ scheduler: any SchedulerType) -> Observable<
        GroupEvent<Element>
    > {
        asObservable().multicast({ PublishSubject<Element>() }) { shared in
            Observable.merge(
                // The source is subscribed to once, for two uses: `debounce` reports a long enough pause. An element
                // reaches `debounce` after it has been added to the group, since the timer may fire at once, and would
                // find no group.
                shared.withEnd().map { Either<Element?, Element>.first($0) },
                shared.debounce(dueTime, scheduler: scheduler).map { .second($0) }
            )
            .stateful(GroupNumbers()) { groups, signal in
                switch signal {
                case .second: .sendAll(groups.close())
                case .first(let element?): .sendAll(groups.add(element))
                case .first: .finish(groups.close())
                }
            }
        }
    }
}
