import Dispatch
import Foundation
import RxBlocking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct BlockingObservableTests {
    struct Broken: Error, Equatable {}

    private let failing = Observable.of(1, 2).concat(Observable.error(Broken()))

    @Test func `toArray returns all elements`() throws {
        #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
        #expect(try Observable<Int>.empty().toBlocking().toArray() == [])
        #expect(throws: Broken.self) { try failing.toBlocking().toArray() }
    }

    @Test func `first returns the first element`() throws {
        #expect(try Observable.of(1, 2, 3).toBlocking().first() == 1)
        #expect(try Observable<Int>.empty().toBlocking().first() == nil)
        #expect(try failing.toBlocking().first() == 1)
        #expect(throws: Broken.self) { try Observable<Int>.error(Broken()).toBlocking().first() }
    }

    @Test func `last returns the last element`() throws {
        #expect(try Observable.of(1, 2, 3).toBlocking().last() == 3)
        #expect(try Observable<Int>.empty().toBlocking().last() == nil)
        #expect(throws: Broken.self) { try failing.toBlocking().last() }
    }

    @Test func `single returns the only element`() throws {
        #expect(try Observable.just(1).toBlocking().single() == 1)
        #expect(throws: Broken.self) { try Observable<Int>.error(Broken()).toBlocking().single() }
        #expect { try Observable<Int>.empty().toBlocking().single() } throws: { isNoElements($0) }
        #expect { try Observable.of(1, 2).toBlocking().single() } throws: { isMoreThanOneElement($0) }
    }

    @Test func `single with a condition returns the only element that fulfils it`() throws {
        let numbers = Observable.of(1, 2, 3, 4).toBlocking()
        #expect(try numbers.single { $0 == 3 } == 3)
        #expect { try numbers.single { $0 > 4 } } throws: { isNoElements($0) }
        #expect { try numbers.single { $0 > 1 } } throws: { isMoreThanOneElement($0) }
    }

    // Contract G7
    @Test func `a condition that throws ends the read`() {
        let action = CountingDisposable()
        let calls = LockedValue(0)
        let source = Observable<Int>.create { observer in
            for number in 1...3 { observer.onNext(number) }
            return action
        }
        #expect(throws: Broken.self) {
            try source.toBlocking().single { _ in
                calls.withLock { $0 += 1 }
                throw Broken()
            }
        }
        #expect(calls.value == 1)
        #expect(action.count == 1)
    }

    @Test func `materialize returns the elements and how it ended`() {
        guard case .completed([1, 2]) = Observable.of(1, 2).toBlocking().materialize() else {
            Issue.record("not completed")
            return
        }
        guard case .failed([1, 2], let error) = failing.toBlocking().materialize() else {
            Issue.record("not failed")
            return
        }
        #expect(error is Broken)
    }

    // Contract G6
    @Test func `the first element ends an endless source`() throws {
        let seen = LockedValue(0)
        let endless = Observable.generate(initialState: 1, condition: { _ in true }) { $0 + 1 }
            .do(onNext: { _ in seen.withLock { $0 += 1 } })
        #expect(try endless.toBlocking().first() == 1)
        #expect(seen.value == 1)
        #expect { try endless.toBlocking().single() } throws: { isMoreThanOneElement($0) }
        #expect(seen.value == 3)
    }

    // Contract G4
    @Test func `a timed-out read has disposed of its source when it returns`() throws {
        let isDisposed = LockedValue(false)
        let source = Observable<Int>.create { observer in
            Thread.detachNewThread { observer.onNext(1) }
            return Disposables.create {
                // Longer than the time limit, which ends while the thread that has sent the element is here.
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.3)
                isDisposed.value = true
            }
        }
        #expect(try source.toBlocking(timeout: 0.1).first() == 1)
        #expect(isDisposed.value)
    }

    // Contracts G3, G4
    @Test func `a read has disposed of its source when it returns`() throws {
        let action = CountingDisposable()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return action
        }
        #expect(try source.toBlocking().toArray() == [1])
        #expect(action.count == 1)
        #expect(try source.toBlocking().first() == 1)
        #expect(action.count == 2)
    }

    @Test func `a timeout ends the read`() {
        let action = CountingDisposable()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            return action
        }
        #expect { try source.toBlocking(timeout: 0.01).toArray() } throws: { isTimeout($0) }
        #expect(action.count == 1)
        #expect { try source.toBlocking(timeout: .milliseconds(10)).last() } throws: { isTimeout($0) }
        guard case .failed([1], RxError.timeout) = source.toBlocking(timeout: .milliseconds(10)).materialize() else {
            Issue.record("not failed with the element")
            return
        }
        #expect(action.count == 3)
    }

    @Test(arguments: [0, -1, -Double.infinity, .nan])
    func `a timeout of zero or less expires at once`(seconds: Double) throws {
        #expect { try Observable<Int>.never().toBlocking(timeout: seconds).first() } throws: { isTimeout($0) }
    }

    // Contract G6
    @Test(arguments: [0, .nan])
    func `without any time, what comes at once is the result, and a loop ends`(seconds: Double) throws {
        for _ in 0..<1_000 { #expect(try Observable.of(1, 2).toBlocking(timeout: seconds).toArray() == [1, 2]) }
        let endless = Observable.repeatElement(1).filter { _ in false }
        #expect { try endless.toBlocking(timeout: seconds).first() } throws: { isTimeout($0) }
    }

    @Test(arguments: [nil, 1, 1e300, .infinity] as [Double?])
    func `an unreached timeout has no effect`(seconds: Double?) throws {
        #expect(try Observable.just(1).toBlocking(timeout: seconds).first() == 1)
    }

    // Contract G6
    @Test func `a timeout ends a loop on the waiting thread`() {
        let endless = Observable.repeatElement(1).filter { _ in false }
        #expect { try endless.toBlocking(timeout: 0.01).first() } throws: { isTimeout($0) }
    }

    @Test func `elements may come from another thread`() throws {
        let subject = PublishSubject<Int>()
        let source = Observable<Int>.create { observer in
            let subscription = subject.subscribe(observer)
            // Not a task: waiting tests may have taken all the threads that tasks run on.
            Thread.detachNewThread {
                for number in 1...1000 { subject.onNext(number) }
                subject.onCompleted()
            }
            return subscription
        }
        #expect(try source.toBlocking(timeout: 30).toArray() == Array(1...1000))
        #expect(!subject.hasObservers)
    }

    // Contract G5
    @Test func `keeps no object after the read`() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            #expect(throws: Never.self) {
                _ = try Observable.of(1, 2).map { $0 + 1 }.toBlocking(timeout: 60).toArray()
                _ = try Observable.of(1, 2).map { $0 + 1 }.toBlocking().first()
            }
            _ = Observable<Int>.never().map { $0 + 1 }.toBlocking(timeout: 0.01).materialize()
            // A timeout's timer holds the end of the chain until its queue has freed it.
            await eventually { Resources.total == before }
            #expect(Resources.total == before)
        }
    }

    /// The inner chain enqueues on the trampoline of the outer chain, which continues only when the read has returned.
    @Test func `a read inside of an observer runs the chain`() throws {
        let sums = LockedValue<[Int]>([])
        let numbers = Observable.of(1, 2, 3)
        _ = Observable.of(10, 20).subscribe { event in
            guard let number = event.element else { return }
            let inner = Observable.combineLatest(numbers, Observable.of(number, number + 1)) { $0 + $1 }
            let read = inner.toBlocking(timeout: 5).materialize()
            if case .completed(let elements) = read { sums.withLock { $0 += elements } }
        }
        #expect(sums.value == [11, 12, 13, 14, 21, 22, 23, 24])
    }

    // Contract G9: the kept elements of a subject are available, also to a thread that waits inside its own observer.
    @Test func `a read during an emission finds the subject's kept element`() throws {
        let found = Recorder<Int?>()
        let subject = BehaviorSubject(value: 0)
        _ = subject.subscribe(onNext: { _ in
            found.record(try? subject.toBlocking(timeout: 5).first())
            DispatchQueue.global().sync { found.record(try? subject.toBlocking(timeout: 5).first()) }
        })
        subject.onNext(1)
        #expect(found.elements == [0, 0, 1, 1])
    }
}

func isTimeout(_ error: any Error) -> Bool {
    if case RxError.timeout = error { true } else { false }
}

private func isNoElements(_ error: any Error) -> Bool {
    if case RxError.noElements = error { true } else { false }
}

private func isMoreThanOneElement(_ error: any Error) -> Bool {
    if case RxError.moreThanOneElement = error { true } else { false }
}
