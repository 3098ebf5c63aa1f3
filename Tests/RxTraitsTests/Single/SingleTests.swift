import Dispatch
import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SingleTests {
    private let scheduler = TestScheduler()

    @Test func `create, as documented`() {
        let single = Single<String>.create { single in
            single(.success("a"))
            return Disposables.create()
        }
        #expect(scheduler.result(of: single) == "(a|)")
    }

    // Contract A5
    @Test func `create sends elements that aren't Sendable`() {
        let texts = Recorder<String>()
        let single = Single<Draft>.create { single in
            single(.success(Draft("a")))
            single(.success(Draft("b")))
            return Disposables.create()
        }
        _ = single.subscribe(onSuccess: { texts.record($0.text) })
        #expect(texts.elements == ["a"])
    }

    @Test func `just on a scheduler waits for its turn`() {
        let events = Recorder<String>()
        _ = Single.just(1, scheduler: scheduler).subscribe { events.record("\($0)") }
        #expect(events.elements == [])
        scheduler.start()
        #expect(events.elements == ["success(1)"])
    }

    // Contracts G1, G4
    @Test func `the first result is delivered, and the work is disposed of once`() {
        let work = CountingDisposable()
        let events = Recorder<String>()
        let single = Single<Int>.create { single in
            single(.success(1))
            single(.success(2))
            single(.failure(RxError.unknown))
            return work
        }
        _ = single.subscribe { events.record("\($0)") }
        #expect(events.elements == ["success(1)"])
        #expect(work.count == 1)
    }

    // Contract G3
    @Test func `a result, then disposal, then the source's dispose action`() {
        for result: SingleEvent<Int> in [.success(1), .failure(RxError.unknown)] {
            let order = Recorder<String>()
            let held = LockedValue<(@Sendable (SingleEvent<Int>) -> Void)?>(nil)
            let single = Single<Int>.create { single in
                held.value = single
                return Disposables.create { order.record("work") }
            }
            let subscription = single.subscribe(
                onSuccess: { _ in order.record("success") },
                onFailure: { _ in order.record("failure") },
                onDisposed: { order.record("disposed") }
            )
            held.value?(result)
            #expect(order.elements == [(try? result.get()) == nil ? "failure" : "success", "disposed", "work"])
            subscription.dispose()
            #expect(order.count == 3)
        }
    }

    // Contracts G2, G3
    @Test func `a disposed single is silent`() {
        let order = Recorder<String>()
        let held = LockedValue<(@Sendable (SingleEvent<Int>) -> Void)?>(nil)
        let single = Single<Int>.create { single in
            held.value = single
            return Disposables.create { order.record("work") }
        }
        single.subscribe(onSuccess: { _ in order.record("success") }, onDisposed: { order.record("disposed") })
            .dispose()
        held.value?(.success(1))
        #expect(order.elements == ["work", "disposed"])
    }

    @Test func `subscribe with an object calls no handler once the object is freed`() {
        final class View: Sendable {}
        let log = Recorder<String>()
        let held = LockedValue<(@Sendable (SingleEvent<Int>) -> Void)?>(nil)
        let single = Single<Int>.create { single in
            held.value = single
            return Disposables.create()
        }
        var view: View? = View()
        _ = single.subscribe(
            with: view!,
            onSuccess: { _, number in log.record("\(number)") },
            onDisposed: { _ in log.record("disposed") }
        )
        held.value?(.success(1))
        #expect(log.elements == ["1", "disposed"])
        _ = single.subscribe(with: view!, onSuccess: { _, number in log.record("\(number)") })
        view = nil
        held.value?(.success(2))
        #expect(log.count == 2)
    }

    // Contract A4
    @Test func `an asynchronous function as a single`() async throws {
        #expect(try await Single.create { 42 }.value == 42)
        #expect(try await Single.create(detached: true) { 43 }.value == 43)
        await #expect(throws: TestFault.self) { try await Single<Int>.create { throw TestFault() }.value }
    }

    @Test func `disposing of it cancels its task`() async {
        await confirmation { cancelled in
            let (started, start) = AsyncStream<Void>.makeStream()
            let (ended, end) = AsyncStream<Void>.makeStream()
            let subscription = Single<Int>.create {
                start.yield()
                defer { end.finish() }
                while !Task.isCancelled { await Task.yield() }
                cancelled()
                return 1
            }
            .subscribe(onSuccess: { _ in Issue.record("A disposed single sent an element.") })
            for await _ in started { break }
            subscription.dispose()
            for await _ in ended {}
        }
    }
}

struct TestFault: Error, Equatable {}

@Suite(.timeLimit(.minutes(5)))
struct SingleStressTests {
    // Contracts G1, G4
    @Test func `one of racing results arrives`() throws {
        for _ in 0..<1_000 {
            let results = Recorder<Int>()
            let work = CountingDisposable()
            let held = LockedValue<(@Sendable (SingleEvent<Int>) -> Void)?>(nil)
            let single = Single<Int>.create { single in
                held.value = single
                return work
            }
            let subscription = single.subscribe(onSuccess: results.record, onFailure: { _ in results.record(-1) })
            try runConcurrently(threads: 3) { thread in
                if thread == 2 {
                    subscription.dispose()
                } else {
                    held.value?(.success(thread))
                }
            }
            #expect(results.count <= 1)
            #expect(work.count == 1)
        }
    }
}
