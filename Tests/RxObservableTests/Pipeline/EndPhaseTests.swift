import Dispatch
import TestSupport
import Testing

@testable import RxObservable

/// The handling of an end that is certain but has to wait, in operators with several sources.
struct EndPhaseTests {
    @Test func `the first end takes effect, and is sent once`() {
        let phase = EndPhase()
        #expect(state(of: phase) == [true, false])
        #expect([phase.close(), phase.close()] == [true, false])
        #expect(state(of: phase) == [false, false])
        #expect([phase.end(), phase.end()] == [true, false])
        #expect(state(of: phase) == [false, true])
    }

    @Test func `no end is sent after a stop`() {
        let phase = EndPhase()
        phase.stop()
        #expect(state(of: phase) == [false, true])
        #expect([phase.close(), phase.end()] == [false, false])
    }

    @Test func `the effects of disposal are left to the thread that is sending the end`() {
        let sending = EndPhase()
        #expect([sending.end()] == [true])
        #expect([sending.release(), sending.release()] == [true, false])
        #expect(state(of: sending) == [false, true])
        #expect([sending.finishEnd(), sending.finishEnd()] == [true, false])
        let sent = EndPhase()
        #expect([sent.end()] == [true])
        #expect([sent.finishEnd(), sent.release()] == [false, false])
        let disposed = EndPhase()
        #expect([disposed.release(), disposed.end()] == [false, false])
        #expect(state(of: disposed) == [false, true])
    }

    private func state(of phase: borrowing EndPhase) -> [Bool] {
        [phase.isLive, phase.isOver]
    }

    // MARK: - Ends of one of two sources, while an element of the other one is being delivered

    /// Operators of two sequences: an element of the second one reaches the observer, an error of either ends all.
    enum Fan: CaseIterable, Sendable {
        case combineLatest, concatMap, flatMap, flatMapFirst, flatMapLatest, merge, takeUntil, withLatestFrom, zip

        func apply(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<Int> {
            switch self {
            case .combineLatest: .combineLatest(first.startWith(0), second) { $1 }
            case .flatMap: first.startWith(0).flatMap { _ in second }
            case .flatMapFirst: first.startWith(0).flatMapFirst { _ in second }
            case .flatMapLatest: first.startWith(0).flatMapLatest { _ in second }
            case .concatMap: first.startWith(0).concatMap { _ in second }
            case .merge: .merge(first, second)
            case .takeUntil: second.take(until: first)
            case .withLatestFrom: second.withLatestFrom(first.startWith(0)) { element, _ in element }
            case .zip: .zip(Observable.of(0, 0).concat(first), second) { $1 }
            }
        }
    }

    // Contract G3
    @Test(arguments: Fan.allCases)
    func `a waiting error comes before any dispose action`(fan: Fan) {
        let log = Recorder<String>()
        let first = TestSource<Int> { log.record("first disposed") }
        let second = TestSource<Int> { log.record("second disposed") }
        _ = fan.apply(first.observable, second.observable).subscribe(
            onNext: { element in
                first.onError(Fault.first)
                log.record("\(element)")
            },
            onError: { log.record("#\($0)") },
            onDisposed: { log.record("disposed") }
        )
        log.removeAll()
        second.onNext(1)
        #expect(log.elements.prefix(3) == ["1", "#first", "disposed"])
        #expect(log.elements.dropFirst(3).sorted() == ["first disposed", "second disposed"])
    }

    // Contract L2
    @Test(arguments: Fan.allCases)
    func `no closure above is called once an error is certain`(fan: Fan) {
        let (first, second) = (TestSource<Int>(), TestSource<Int>())
        let (log, calls) = (Recorder<String>(), Recorder<Int>())
        let above = first.observable.map { number in
            calls.record(number)
            if number == 2 { throw Fault.thrown }
            return number
        }
        let beside = second.observable.do(onNext: { calls.record($0) })
        _ = fan.apply(above, beside).subscribe(
            onNext: { element in
                log.record("\(element)")
                first.onNext(2)
                first.onNext(3)
                second.onNext(11)
            },
            onError: { log.record("#\($0)") }
        )
        second.onNext(10)
        #expect(log.elements == ["10", "#thrown"])
        #expect(calls.elements == [10, 2])
        #expect(second.disposals == second.subscriptions && first.disposals == first.subscriptions)
    }

    // Contract G3
    @Test(arguments: [Fan.takeUntil, .zip])
    func `a waiting completion comes before any dispose action`(fan: Fan) {
        let log = Recorder<String>()
        let first = TestSource<Int> { log.record("first disposed") }
        let second = TestSource<Int> { log.record("second disposed") }
        _ = fan.apply(first.observable, second.observable).subscribe(
            onNext: { element in
                log.record("\(element)")
                guard element == 2 else { return }
                if fan == .takeUntil { first.onNext(1) } else { first.onCompleted() }
                log.record("handled")
            },
            onCompleted: { log.record("|") },
            onDisposed: { log.record("disposed") }
        )
        second.onNext(1)
        second.onNext(2)
        #expect(log.elements.prefix(5) == ["1", "2", "handled", "|", "disposed"])
        #expect(log.elements.dropFirst(5).sorted() == ["first disposed", "second disposed"])
    }

    // Contract L2
    @Test func `earlier elements come before a waiting end`() {
        let (a, b, c) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
        let log = Recorder<String>()
        _ = Observable.merge(a, b, c).subscribe(
            onNext: { element in
                log.record("\(element)")
                guard element == 1 else { return }
                b.onNext(2)
                c.onNext(3)
                b.onError(Fault.first)
                c.onNext(4)
            },
            onError: { log.record("#\($0)") }
        )
        a.onNext(1)
        #expect(log.elements == ["1", "2", "3", "#first"])
    }

    // MARK: - Selectors

    // Contract L2
    @Test(arguments: FlatteningOperator.allCases)
    func `a selector isn't called after throwing, and no new sequence is subscribed to`(flattening: FlatteningOperator)
    {
        let (outer, inner) = (PublishSubject<Int>(), TestSource<Int>())
        let (log, calls) = (Recorder<String>(), Recorder<Int>())
        _ = flattening.apply(to: outer.asObservable()) { number in
            calls.record(number)
            if number == 2 { throw Fault.thrown }
            return inner.observable
        }.subscribe(
            onNext: { element in
                log.record("\(element)")
                outer.onNext(2)
                outer.onNext(3)
            },
            onError: { log.record("#\($0)") }
        )
        outer.onNext(1)
        inner.onNext(10)
        #expect(log.elements == ["10", "#thrown"])
        #expect(calls.elements == [1, 2])
        #expect(inner.subscriptions == 1 && inner.disposals == 1)
    }

    // Contract L2
    @Test func `inner sequences that wait don't start once an error is certain`() {
        let (outer, first) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
        let (second, log) = (TestSource<Int>(), Recorder<String>())
        _ = outer.merge(maxConcurrent: 1).subscribe(
            onNext: { element in
                log.record("\(element)")
                outer.onError(Fault.first)
                first.onCompleted()
            },
            onError: { log.record("#\($0)") }
        )
        outer.onNext(first.asObservable())
        outer.onNext(second.observable)
        first.onNext(1)
        #expect(log.elements == ["1", "#first"])
        #expect(second.subscriptions == 0)
    }

    // MARK: - Stages that end by themselves

    // Contract L2
    @Test func `a terminal handler no longer drives closures above`() {
        let (source, trigger) = (PublishSubject<Int>(), PublishSubject<Void>())
        let calls = Recorder<Int>()
        _ = source.do(onNext: { calls.record($0) }).take(until: trigger).subscribe(onCompleted: { source.onNext(2) })
        source.onNext(1)
        trigger.onNext(())
        #expect(calls.elements == [1])
    }

    // Contracts G1, L2
    @Test func `a finished stage gets no second end while the first one waits`() {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let (log, ends) = (Recorder<String>(), Recorder<String>())
        let taken = source.do(onNext: { ends.record("above \($0)") }).take(1)
            .do(onCompleted: { ends.record("onCompleted") }, onDispose: { ends.record("onDispose") })
        _ = Observable.merge(taken, other.asObservable()).traceAnd(in: log) { element in
            guard element == 10 else { return }
            for number in 1...3 { source.onNext(number) }
            source.onCompleted()
        }
        other.onNext(10)
        #expect(ends.elements == ["above 1", "onCompleted", "onDispose"])
        other.onCompleted()
        #expect(log.elements == ["10", "1", "|"])
    }

    // Contracts G1, G6: the source has no disposable, and has to check.
    @Test func `a source of one element checks whether it is stopped`() {
        let scheduler = TestScheduler()
        let ends = LockedValue(0)
        let chain = Observable.just("a").take(1).do(onCompleted: { ends.withLock { $0 += 1 } })
            .delay(.seconds(2), scheduler: scheduler)
        #expect(scheduler.result(of: chain) == "--(a|)")
        #expect(ends.value == 1)
    }

    // Contract G6
    @Test(.timeLimit(.minutes(5)))
    func `an endless source stops although the end waits`() throws {
        let log = Recorder<String>()
        try runConcurrently(threads: 1, timeout: .seconds(60)) { _ in
            let (a, trigger) = (PublishSubject<Int>(), PublishSubject<Int>())
            let endless = trigger.flatMap { _ in Observable.repeatElement(7).take(2) }
            _ = Observable.merge(a.asObservable(), endless).traceAnd(in: log) { element in
                if element == 1 { trigger.onNext(1) }
            }
            a.onNext(1)
        }
        #expect(log.elements == ["1", "7", "7"])
    }

    // Contract G6
    @Test func `an emitter finds everything stopped, whatever delays the end`() {
        let scheduler = HistoricalScheduler()
        let holders: [@Sendable (Observable<Int>) -> Observable<Int>] = [
            { $0.delay(.seconds(1), scheduler: scheduler) },
            { $0.throttle(.seconds(1), scheduler: scheduler) },
            { $0.observe(on: scheduler) },
            { $0.sample(Observable<Int>.never()) },
            { Observable.merge($0, .never()) },
            { Observable.combineLatest($0, Observable<Int>.never()) { first, _ in first } },
            { source in Observable<Int>.never().startWith(1).flatMap { _ in source } },
            { source in Observable<Int>.never().startWith(1).flatMapLatest { _ in source } },
            { source in Observable<Int>.never().startWith(1).flatMapFirst { _ in source } },
            { $0.concat(Observable.never()) },
            { $0.flatMap { _ in Observable<Int>.never() } },
            { Observable.just(1).concat(Observable<Int>.never()).withLatestFrom($0) },
        ]
        for (number, hold) in holders.enumerated() {
            let asked = Recorder<Bool>()
            let source = Observable<Int>.create { observer in
                for number in 1...3 {
                    asked.record(observer.isDisposed)
                    observer.onNext(number)
                }
                return Disposables.create()
            }
            hold(source.take(2).map { $0 }).subscribe().dispose()
            #expect(asked.elements == [false, false, true], "\(number)")
        }
    }
}

extension ObservableType where Element: Sendable {
    /// Records every event, and then runs a closure for each element.
    fileprivate func traceAnd(
        in log: Recorder<String>,
        _ body: @escaping @Sendable (Element) -> Void
    ) -> any Disposable {
        subscribe(
            onNext: { element in
                log.record("\(element)")
                body(element)
            },
            onError: { log.record("#\($0)") },
            onCompleted: { log.record("|") }
        )
    }
}
