import Dispatch
import Foundation
import RxVirtualTime
import TestSupport
import Testing

/// Eight threads feed operators that split their source, resubscribe to it, or combine many.
@Suite(.timeLimit(.minutes(5)))
struct FanOutStressTests {
    private static let threads = 8
    private static let elements = 400

    // Contracts G1, L1: elements from seven threads, and timers from an eighth.
    @Test(arguments: Splitter.allCases)
    func `buffer, window and groupBy lose no element`(splitter: Splitter) throws {
        let source = PublishSubject<Int>()
        let scheduler = HistoricalScheduler()
        let observer = GrammarObserver<Int>()
        _ = splitter.split(source, scheduler).subscribe(observer)
        try runConcurrently(threads: Self.threads) { thread in
            for number in 0..<Self.elements {
                if thread == 0 {
                    scheduler.advanceTo(scheduler.now.addingTimeInterval(1))
                } else {
                    source.onNext(thread * Self.elements + number)
                }
            }
        }
        source.onCompleted()
        #expect(observer.keepsGrammar)
        #expect(observer.ends == ["completed"])
        #expect(observer.elements.sorted() == Array(Self.elements..<Self.threads * Self.elements))
        for thread in 1..<Self.threads {
            let own = observer.elements.filter { $0 / Self.elements == thread }
            #expect(own == own.sorted(), "each thread's own order is kept")
        }
    }

    // Contracts C5, G1, G4, G5
    @Test func `groups gain and lose subscribers on all threads`() throws {
        let mint = Mint()
        let source = TestSource<Token>()
        let groups = LockedValue<[GroupedObservable<Int, Token>]>([])
        let subscription = source.observable.groupBy { $0.number % 16 }
            .subscribe(onNext: { group in groups.withLock { $0.append(group) } })
        for number in 0..<16 { source.onNext(mint.token(number)) }
        try runConcurrently(threads: Self.threads) { thread in
            for number in 0..<Self.elements {
                if thread == 0 {
                    source.onNext(mint.token(number))
                } else {
                    let group = groups.value[(thread + number) % 16]
                    let observer = GrammarObserver<Int>()
                    let subscription = group.asObservable().map(\.number).subscribe(observer)
                    subscription.dispose()
                    #expect(observer.keepsGrammar)
                    #expect(observer.elements.allSatisfy { $0 % 16 == group.key })
                }
            }
        }
        subscription.dispose()
        groups.value = []
        #expect(source.disposals == 1)
        #expect(mint.liveTokens == 0)
    }

    // Contract G8
    @Test func `a hundred thousand inner sequences, groups and windows on a small stack`() throws {
        let count = LockedValue(0)
        let add: @Sendable (Int) -> Void = { _ in count.withLock { $0 += 1 } }
        try runOnSmallStack {
            let source = Observable.range(start: 0, count: 100_000)
            _ = source.flatMapLatest { number in Observable.of(number) }.subscribe(onNext: add)
            _ = source.groupBy { $0 }.merge().subscribe(onNext: add)
            _ = source.window(timeSpan: .never, count: 1, scheduler: HistoricalScheduler()).merge()
                .subscribe(onNext: add)
        }
        #expect(count.value >= 200_001)
    }

    /// Operators that split a sequence, and the operator that joins it again.
    enum Splitter: CaseIterable, Sendable {
        case buffer
        case window
        case groupBy
        case groupByConcat

        func split(_ source: Observable<Int>, _ scheduler: HistoricalScheduler) -> Observable<Int> {
            switch self {
            case .buffer:
                source.buffer(timeSpan: .seconds(3), count: 7, scheduler: scheduler).flatMap { Observable.from($0) }
            case .window: source.window(timeSpan: .seconds(3), count: 7, scheduler: scheduler).merge()
            case .groupBy: source.groupBy { $0 % 16 }.merge()
            case .groupByConcat: source.groupBy { _ in 0 }.concatMap { $0 }
            }
        }
    }
}
