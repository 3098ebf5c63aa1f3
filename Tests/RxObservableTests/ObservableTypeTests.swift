import TestSupport
import Testing

struct ObservableTypeTests {
    /// A foreign sequence that breaks the grammar.
    private struct Foreign: ObservableType {
        typealias Element = Int

        let send: @Sendable (AnyObserver<Int>) -> any Disposable

        func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
        where Observer.Element == Int {
            send(AnyObserver(observer))
        }
    }

    @Test func `a type with its own conformance has every operator`() {
        let foreign = Foreign { observer in
            observer.onNext(1)
            observer.onNext(2)
            observer.onCompleted()
            return Disposables.create()
        }
        #expect(trace(foreign.asObservable()) == ["1", "2", "|"])
        #expect(trace(foreign.map { $0 * 10 }) == ["10", "20", "|"])
        #expect(trace(Observable.just(0).concat(foreign)) == ["0", "1", "2", "|"])
    }

    // Contract G1
    @Test(
        arguments: [
            ([.next(1), .completed, .next(2), .completed], ["1", "|"]),
            ([.next(1), .error(Fault.first), .next(2), .error(Fault.second)], ["1", "#first"]),
            ([.completed, .error(Fault.first)], ["|"]),
            ([.error(Fault.first), .completed], ["#first"]),
        ] as [([Event<Int>], [String])]
    )
    func `events after a terminal one are dropped`(sent: [Event<Int>], received: [String]) {
        let foreign = Foreign { observer in
            sent.forEach(observer.on)
            return Disposables.create()
        }
        #expect(trace(foreign.asObservable()) == received)
        let log = Recorder<String>()
        _ = foreign.traceEvents(in: log)
        #expect(log.elements == received)
    }
}

@Suite(.timeLimit(.minutes(5)))
struct ObservableTypeStressTests {
    private struct Foreign: ObservableType {
        typealias Element = Int

        let observers = LockedValue<[AnyObserver<Int>]>([])

        func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
        where Observer.Element == Int {
            observers.withLock { $0.append(AnyObserver(observer)) }
            return Disposables.create()
        }
    }

    // Contract L0
    @Test func `another thread isn't blocked while an observer is busy`() throws {
        let foreign = Foreign()
        let others = LockedValue(0)
        let observer = GrammarObserver<Int> { number in
            guard number == 1 else { return }
            try? runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                foreign.observers.value[0].onNext(2)
                others.withLock { $0 += 1 }
            }
            #expect(others.value == 1)
        }
        _ = foreign.asObservable().subscribe(observer)
        foreign.observers.value[0].onNext(1)
        #expect(observer.elements == [1, 2])
        #expect(observer.keepsGrammar)
    }
}
