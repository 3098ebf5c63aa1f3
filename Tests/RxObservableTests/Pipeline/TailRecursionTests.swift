import Foundation
import RxVirtualTime
import TestSupport
import Testing

/// Sequences that continue with themselves at their end, as pages are fetched one after the other.
@Suite(.timeLimit(.minutes(5)))
struct TailRecursionTests {
    /// The operator that continues a page with the next one.
    enum Form: CaseIterable, Sendable {
        case concat
        case concatOfMany
        case startWith
        case `catch`
        case catchSequence
        case lastRetry
        case endlessRetry
        case retriedPage
        case ifEmpty
    }

    /// Numbered pages, whose lifetimes are tracked.
    final class Book: Sendable {
        let mint = Mint()
        let mostTokens = LockedValue(0)
        private let failure = Observable<Int>.error(Fault.thrown)
        private let form: Form
        private let last: Int
        private let turn: @Sendable (Observable<Int>) -> Observable<Int>

        init(_ form: Form, last: Int, turn: @escaping @Sendable (Observable<Int>) -> Observable<Int> = { $0 }) {
            self.form = form
            self.last = last
            self.turn = turn
        }

        func page(_ number: Int) -> Observable<Int> {
            let token = mint.token()
            let live = mint.liveTokens
            mostTokens.withLock { $0 = max($0, live) }
            let content = turn(
                .deferred {
                    withExtendedLifetime(token) {}
                    return .just(number)
                }
            )
            guard number < last else { return content }
            let next = Observable.deferred { self.page(number + 1) }
            switch form {
            case .concat: return content.concat(next)
            case .concatOfMany: return .concat(content, .empty(), .concat(.empty(), next))
            case .startWith: return next.startWith(number)
            case .catch: return content.concat(failure).catch { _ in self.page(number + 1) }
            case .catchSequence: return .catch(sequence: [content.concat(failure), next])
            case .lastRetry: return content.concat(next.retry(1))
            case .endlessRetry: return content.concat(next).retry()
            case .retriedPage: return content.retry(2).concat(next)
            case .ifEmpty: return content.concat(Observable.empty().ifEmpty(switchTo: next))
            }
        }
    }

    // Contract G8
    @Test(arguments: Form.allCases)
    func `pages that end at once take constant stack and memory`(form: Form) throws {
        let (count, isCompleted) = (LockedValue(0), LockedValue(false))
        // A frame of a few bytes for each would overflow the stack; the benchmark `growth.pages.1M` has a million.
        let book = Book(form, last: 50_000)
        try runOnSmallStack(timeout: .seconds(240)) {
            _ = book.page(1).subscribe(
                onNext: { _ in count.withLock { $0 += 1 } },
                onCompleted: { isCompleted.value = true }
            )
        }
        #expect(count.value >= 50_000)
        #expect(isCompleted.value)
        // The first page is on the stack of its subscription as long as that runs.
        #expect(book.mostTokens.value <= 4)
        #expect(book.mint.liveTokens == 0)
    }

    // Contracts G5, G8
    @Test(arguments: Form.allCases.filter { $0 != .startWith })
    func `pages that come later, one by one, take constant memory`(form: Form) throws {
        let source = TestSource<Int>()
        let log = LockedValue(0)
        let book = Book(form, last: 1000, turn: { page in source.observable.take(1).flatMap { _ in page } })
        let subscription = book.page(1).subscribe(onNext: { _ in log.withLock { $0 += 1 } })
        for _ in 0..<300 { source.onNext(0) }
        #expect(log.value >= 300)
        #expect(book.mostTokens.value <= 4)
        #expect(source.subscriptions - source.disposals == 1)
        subscription.dispose()
        #expect(source.subscriptions == source.disposals)
        #expect(book.mint.liveTokens == 0)
    }

    /// The operator that continues a page with the next one after a delay.
    enum TimedForm: String, CaseIterable, Codable, Sendable {
        case delaySubscription, delayedPage, timeout, timeoutAlone

        func page(_ number: Int, of last: Int, _ scheduler: HistoricalScheduler) -> Observable<Int> {
            let content = Observable.just(number)
            guard number < last else { return content }
            let next = Observable.deferred { self.page(number + 1, of: last, scheduler) }
            let delay = RxTimeInterval.seconds(1)
            return switch self {
            case .delaySubscription: content.concat(next.delaySubscription(delay, scheduler: scheduler))
            case .delayedPage: content.concat(next).delaySubscription(delay, scheduler: scheduler)
            case .timeout: content.concat(Observable.never().timeout(delay, other: next, scheduler: scheduler))
            case .timeoutAlone:
                Observable.never().startWith(number).timeout(delay, other: next, scheduler: scheduler)
            }
        }
    }

    // Contracts G5, G8
    @Test(arguments: TimedForm.allCases)
    func `pages that come after a time take constant memory`(form: TimedForm) async {
        await #expect(processExitsWith: .success) { [form = form as TimedForm] in
            let before = Resources.total
            do {
                let scheduler = HistoricalScheduler()
                let live = LockedValue<[Int]>([])
                let isCompleted = LockedValue(false)
                let subscription = form.page(1, of: 2_000, scheduler).subscribe(
                    onNext: { _ in live.withLock { $0.append(Int(Resources.total)) } },
                    onCompleted: { isCompleted.value = true }
                )
                scheduler.start()
                let counts = live.value
                precondition(counts.count == 2_000, "\(counts.count) pages")
                precondition(isCompleted.value)
                let most = counts[100...].max() ?? 0
                precondition(most <= counts[10] + 4, "\(counts[10]) objects, then \(most)")
                // Disposed of before its end, it is over.
                let other = form.page(1, of: 2_000, scheduler).subscribe()
                scheduler.advanceTo(scheduler.now + 10)
                other.dispose()
                subscription.dispose()
                scheduler.start()
            }
            precondition(Resources.total == before, "\(Resources.total - before) left")
        }
    }

    // Contracts G2, G3
    @Test(arguments: [Form.concat, .startWith, .catch, .endlessRetry])
    func `disposing during the recursion stops it`(form: Form) {
        let count = LockedValue(0)
        let book = Book(form, last: 1000)
        _ = book.page(1).do(onNext: { _ in count.withLock { $0 += 1 } }).take(5).subscribe()
        #expect(count.value == 5)
        #expect(book.mint.liveTokens == 0)
    }

    // Contract G1
    @Test func `an error of the last page passes replaced sinks, and the others retry`() {
        let attempts = LockedValue(0)
        @Sendable func page(_ number: Int) -> Observable<Int> {
            guard number < 3 else {
                return attempts.withLock { attempts in
                    attempts += 1
                    return attempts < 3 ? .error(Fault.thrown) : .just(number)
                }
            }
            return Observable.just(number).concat(Observable.deferred { page(number + 1) })
        }
        #expect(trace(page(1).retry(2)) == ["1", "2", "1", "2", "#thrown"])
        attempts.value = 0
        #expect(trace(page(1).retry()) == ["1", "2", "1", "2", "1", "2", "3", "|"])
        attempts.value = 0
        #expect(trace(page(1).catchAndReturn(9).concat(Observable.just(10))) == ["1", "2", "9", "10", "|"])
    }

    // Contract G5
    @Test func `leaves no object behind`() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            for form in Form.allCases {
                _ = Book(form, last: 10).page(1).subscribe()
                let source = TestSource<Int>()
                let book = Book(form, last: 10, turn: { page in source.observable.take(1).flatMap { _ in page } })
                let subscription = book.page(1).subscribe()
                source.onNext(0)
                source.onNext(0)
                subscription.dispose()
            }
            precondition(Resources.total == before, "\(Resources.total - before) left")
        }
    }
}
