import RxDisposables
import RxObservable
import RxRelay
import RxSubjects
import RxTraits

extension Catalogue {
    /// The forms in which sequences are fed and subscribed to; the other rows feed by `on(.next(x))` and `subscribe(onNext:)`.
    static var formRows: [Row] {
        feedingRows + subscribingRows
    }

    private static var feedingRows: [Row] {
        let oneCall: FloorSum = [.closureCall: 1, .virtualCall: 1]
        return [
            Row("create.subscribe.onNext", "create that emits by onNext(x); per element", floor: oneCall) { count in
                let source = Observable<Int>.create { observer in
                    for value in 0..<count {
                        observer.onNext(value)
                    }
                    observer.onCompleted()
                    return Disposables.create()
                }
                return received(from: source)
            } expected: {
                sum(below: $0)
            },
            Row("publishSubject.1.pump.onNext", "subject.onNext(x), one subscriber; per event", floor: oneCall) {
                count in
                let total = Counter()
                let subject = made { PublishSubject<Int>() }
                let subscription = subject.subscribe(onNext: { total.add($0) })
                for index in 0..<count {
                    subject.onNext(index)
                }
                subscription.dispose()
                return total.value
            } expected: {
                sum(below: $0)
            },
            Row("asObserver.pump", "subject.asObserver().on(.next(x)); per event", floor: oneCall) { count in
                let total = Counter()
                let subject = made { PublishSubject<Int>() }
                let subscription = subject.subscribe(onNext: { total.add($0) })
                let observer = opaque(AnyObserver(subject))
                for index in 0..<count {
                    observer.on(.next(index))
                }
                subscription.dispose()
                return total.value
            } expected: {
                sum(below: $0)
            },
            Row(
                "bind.relay.pump",
                "create, bind(to: a relay), one subscriber of it; per element",
                floor: [
                    .closureCall: 1, .virtualCall: 2,
                ]
            ) { count in
                let total = Counter()
                let relay = made { PublishRelay<Int>() }
                let subscription = relay.subscribe(onNext: { total.add($0) })
                _ = loop(count).bind(to: relay)
                subscription.dispose()
                return total.value
            } expected: {
                sum(below: $0)
            },
            Row("infallible.create.pump", "Infallible.create that emits in a loop; per element", floor: oneCall) {
                count in
                let total = Counter()
                let source = Infallible<Int>.create { observer in
                    for value in 0..<count {
                        observer(.next(value))
                    }
                    observer(.completed)
                    return Disposables.create()
                }
                _ = opaque(source).subscribe(onNext: { total.add($0) })
                return total.value
            } expected: {
                sum(below: $0)
            },
            Row(
                "single.create.subscribe",
                "Single.create that succeeds at once, subscribe { result in }",
                floor: [.object: 3, .closureCall: 2, .compareExchange: 1]
            ) { count in
                let total = Counter()
                for index in 0..<count {
                    let single = Single<Int>.create { observer in
                        observer(.success(index))
                        return Disposables.create()
                    }
                    _ = opaque(single).subscribe { result in
                        if case .success(let value) = result { total.add(value) }
                    }
                }
                return total.value
            } expected: {
                sum(below: $0)
            },
        ]
    }

    private static var subscribingRows: [Row] {
        [
            Row(
                "map.1.pump.event",
                "create, map, subscribe { event in }; per element",
                floor: [.closureCall: 2, .virtualCall: 2]
            ) { count in
                let total = Counter()
                _ = loop(count).map { $0 &+ 1 }.subscribe { total.take($0) }
                return total.value(after: 1)
            } expected: {
                sum(below: $0) + $0
            },
            Row(
                "publishSubject.1.pump.event",
                "subject.on(.next(x)), subscribe { event in }; per event",
                floor: [.closureCall: 1, .virtualCall: 1]
            ) { count in
                let total = Counter()
                let subject = made { PublishSubject<Int>() }
                let subscription = subject.subscribe { total.take($0) }
                for index in 0..<count {
                    subject.on(.next(index))
                }
                subscription.dispose()
                return total.value
            } expected: {
                sum(below: $0)
            },
            Row(
                "just.subscribe.event",
                "make just, subscribe { event in }, complete",
                floor: [.object: 2, .closureCall: 2, .compareExchange: 1]
            ) { count in
                let total = Counter()
                for index in 0..<count {
                    _ = Observable.just(index).subscribe { total.take($0) }
                }
                return total.value(after: count)
            } expected: {
                sum(below: $0)
            },
        ]
    }
}

extension Counter {
    /// Adds an element, and counts an end.
    @inline(__always)
    fileprivate func take(_ event: Event<Int>) {
        switch event {
        case .next(let value): add(value)
        case .error, .completed: complete()
        }
    }
}
