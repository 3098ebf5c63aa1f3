import Dispatch
@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

struct SinkTests {
    // An operator as a user of the module would write it.
    // SAFETY: immutable.
    private final class Doubled: Observable<Int>, @unchecked Sendable {
        private let source: Observable<Int>

        init(_ source: Observable<Int>) {
            self.source = source
            super.init()
        }

        override func run(_ sink: Sink<Int>) {
            source.run(DoubledSink(sink))
        }
    }

    private final class DoubledSink: Stage<Int, Int> {
        override func onNext(_ element: Int) { downstream.onNext(element * 2) }
    }

    @Test func `an operator made of a custom stage works`() {
        #expect(trace(Doubled(.of(1, 2))) == ["2", "4", "|"])
        expectPromptStop { Doubled($0) }
    }

    /// A foreign sequence.
    private struct Foreign: ObservableType {
        typealias Element = Int

        func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
            Issue.record("It was subscribed to, although nobody listens.")
            return Disposables.create()
        }
    }

    // Contracts G2, G6
    @Test func `a source disposed of in onSubscribe sends no event and starts no work`() {
        let scheduler = TestScheduler()
        let sources: [Observable<Int>] = [
            .just(1), .empty(), .never(), .error(Fault.first), .of(1, 2), .from(1...3), .range(start: 1, count: 3),
            .repeatElement(1), .generate(initialState: 1, condition: { _ in true }, iterate: { $0 }),
            .just(1, scheduler: scheduler), .of(1, 2, scheduler: scheduler),
            .timer(.seconds(1), scheduler: scheduler), .interval(.seconds(1), scheduler: scheduler),
            .deferred { throw Fault.thrown }, .deferred { .just(1) },
            .create { _ in
                Issue.record("The closure ran, although nobody listens.")
                return Disposables.create()
            },
            Foreign().asObservable(),
        ]
        for source in sources + sources.map({ $0.map { $0 }.startWith(1, 2).catchAndReturn(3) }) {
            let end = UnguardedEnd<Int>(disposingAfter: 0)
            source.attach(end)
            scheduler.start()
            #expect(end.log == [], "\(type(of: source))")
        }
    }

    // Contract G2
    @Test func `no event follows an element that disposes`() {
        let sources: [Observable<Int>] = [
            .of(1, 2), .from(1...3), .range(start: 1, count: 3), .repeatElement(1), heedless(3), .just(1),
            .generate(initialState: 1, condition: { _ in true }, iterate: { $0 }),
        ]
        for source in sources {
            #expect(unguardedTrace(source, disposingAfter: 1) == ["1"], "\(type(of: source))")
            #expect(unguardedTrace(source.retry(2), disposingAfter: 1) == ["1"], "\(type(of: source))")
            #expect(unguardedTrace(source.startWith(0), disposingAfter: 2) == ["0", "1"], "\(type(of: source))")
        }
    }
}
