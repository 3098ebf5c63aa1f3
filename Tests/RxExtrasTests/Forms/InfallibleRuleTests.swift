import RxExtras
import RxRelay
import RxTraits
import TestSupport
import Testing

/// The rules of infallibles' forms: the operator's events, closures that can't throw, and no errors in what comes out.
struct InfallibleRuleTests {
    private let source = Infallible.of(1, 2, 2, 3)
    private let other = Infallible.of(10, 20)

    @Test func `without a closure: the operator's events`() {
        let form: Infallible<Int> = source.skip(1).take(2)
        #expect(received(form) == "2 2 |")
        #expect(received(source.skip(3).startWith(0).startWith(8, 9)) == "8 9 0 3 |")
    }

    // Contract A4
    @Test func `a closure runs where the source sends`() async {
        let witness = MainWitness()
        let form: Infallible<Int> = source.map { witness.note($0 + 1) }.filter { $0 != 3 }
        #expect(received(form) == "2 4 |")
        #expect(received(source.scan(into: 0) { $0 += $1 }) == "1 3 5 8 |")
        await onAnotherThread { _ = received(form) }
        #expect(!witness.isClean)
    }

    // Contract L1
    @Test(.timeLimit(.minutes(5))) func `an endless Swift sequence is read one by one`() {
        let endless = sequence(first: 1) { $0 + 1 }.lazy.map { Infallible.just($0) }
        #expect(received(Infallible.concat(Unread(endless)).take(2)) == "1 2 |")
        let completables = repeatElement(Completable.empty(), count: .max)
        var count = 0
        let read = AnySequence<Completable> {
            AnyIterator {
                count += 1
                return count == 3 ? Completable.error(RxError.unknown) : completables.first
            }
        }
        #expect(received(Completable.concat(Unread(read))) == "#")
        #expect(count == 3)
    }

    @Test func `two closures`() {
        let log = Recorder<String>()
        let form = source.distinctUntilChanged(
            {
                log.record("key \($0)"); return $0 / 2
            },
            comparer: { $0 == $1 }
        )
        #expect(received(form) == "1 2 |")
        #expect(log.elements == ["key 1", "key 2", "key 2", "key 3"])
    }

    @Test func `do has closures for all but errors, in the operator's order`() {
        let log = Recorder<String>()
        let form = source.take(1).do(
            onNext: { log.record("next \($0)") },
            afterNext: { log.record("after \($0)") },
            onCompleted: { log.record("completed") },
            afterCompleted: { log.record("after completed") },
            onSubscribe: { log.record("subscribe") },
            onSubscribed: { log.record("subscribed") },
            onDispose: { log.record("dispose") }
        )
        #expect(received(form) == "1 |")
        #expect(
            log.elements == [
                "subscribe", "subscribed", "next 1", "after 1", "completed", "dispose", "after completed",
            ]
        )
    }

    @Test func `a closure that makes a sequence makes an infallible`() {
        let form: Infallible<Int> = source.flatMap { Infallible.of($0, 0) }
        #expect(received(form) == "1 0 2 0 2 0 3 0 |")
        let deferred: Infallible<Int> = .deferred { source }
        #expect(received(deferred) == "1 2 2 3 |")
    }

    @Test func `sources: one element, several, a sequence, an optional`() {
        #expect(received(Infallible.just(1)) == "1 |")
        #expect(received(Infallible.of(1, 2)) == "1 2 |")
        #expect(received(Infallible.from(1...3)) == "1 2 3 |")
        #expect(received(Infallible<Int>.from(optional: nil)) == "|")
        #expect(received(Infallible<Int>.never()) == "")
    }

    @Test func `several sequences: a list, or a collection`() {
        #expect(received(Infallible.merge(source, other)) == "1 10 2 20 2 3 |")
        #expect(received(Infallible.merge([source, other])) == "1 10 2 20 2 3 |")
        #expect(received(Infallible.amb([source, other])) == "1 2 2 3 |")
        #expect(received(Infallible.combineLatest([source, other]) { $0[0] + $0[1] }) == "11 12 22 22 23 |")
        #expect(received(Infallible.concat(source, other)) == "1 2 2 3 10 20 |")

    }

    @Test func `of eight sources, each stays in its place`() {
        let s = (1...8).map { Infallible.just($0) }
        let form = Infallible.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
        #expect(received(form) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
        let three = Infallible.combineLatest(s[0], s[1], s[2])
        #expect(received(three.map { "\($0.0)\($0.1)\($0.2)" }) == "123 |")
    }

    @Test func `another sequence is an infallible, too`() {
        #expect(received(source.withLatestFrom(Infallible.just(10)) { $0 + $1 }) == "11 12 12 13 |")
        #expect(received(source.take(until: Infallible.just(0))) == "|")
        #expect(received(source.concat(other)) == "1 2 2 3 10 20 |")
    }

    // Contract A6
    @Test func `asynchronous: a task's results, and no error`() async throws {
        let form: Infallible<Int> = source.concatMap { await double($0) }
        #expect(try await receivedLater(form) == "2 4 4 6")
        #expect(try await receivedLater(source.filter(maxConcurrent: 1) { await double($0) > 2 }) == "2 2 3")
        var values: [Int] = []
        for await value in form.values { values.append(value) }
        #expect(values == [2, 4, 4, 6])
    }

    // Contract L4
    @Test func `subscribing: closures for elements and the end, and none for an object that is gone`() {
        let log = Recorder<String>()
        var object: Recorder<String>? = Recorder()
        let subject = PublishRelay<Int>()
        let relayed = subject.asInfallible()
        let subscription = relayed.subscribe(with: object!) { _, number in log.record("\(number)") }
        subject.accept(1)
        object = nil
        subject.accept(2)
        subscription.dispose()
        _ = source.take(1).subscribe(
            onNext: { log.record("next \($0)") },
            onCompleted: { log.record("completed") },
            onDisposed: { log.record("disposed") }
        )
        _ = source.take(1).subscribe { log.record("\($0)") }
        _ = source.bind(onNext: { log.record("\($0)") })
        let next = ["next 1", "completed", "disposed", "next(1)", "completed", "1", "2", "2", "3"]
        #expect(log.elements == ["1"] + next)
    }

    @Test func `of RxExtras: the operator's events`() {
        let form: Infallible<[Int]> = source.pairwise().map { [$0.0, $0.1] }
        #expect(received(form) == "[1, 2] [2, 2] [2, 3] |")
        #expect(received(source.mapTo(0).distinct()) == "0 |")
        #expect(received(source.filterMap { $0 > 1 ? .map("\($0)") : .ignore }) == "2 2 3 |")
    }
}

private func double(_ number: Int) async -> Int { number * 2 }

/// A sequence for a chain that keeps it.
// SAFETY: one thread reads it.
private struct Unread<Base: Sequence>: Sequence, @unchecked Sendable {
    let base: Base

    init(_ base: Base) {
        self.base = base
    }

    func makeIterator() -> Base.Iterator { base.makeIterator() }
}
