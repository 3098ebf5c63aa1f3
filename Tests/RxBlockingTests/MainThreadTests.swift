import Dispatch
import Foundation
import RxBlocking
import TestSupport
import Testing

/// Reads on the main thread of chains that need the main thread.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct MainThreadTests {
    private let background = SerialDispatchQueueScheduler(internalSerialQueueName: "RxBlockingTests")

    @Test func `these tests run on main`() {
        #expect(MainQueue.isCurrent)
    }

    // Contract T6
    @Test(arguments: [MainScheduler.instance, MainScheduler.asyncInstance])
    func `elements from the background are delivered on main`(scheduler: SerialDispatchQueueScheduler) throws {
        let threads = LockedValue<Set<Bool>>([])
        let numbers = Observable.range(start: 1, count: 1000)
            .subscribe(on: background)
            .observe(on: scheduler)
            .do(onNext: { _ in
                MainScheduler.ensureRunningOnMainThread()
                threads.withLock { _ = $0.insert(true) }
            })
        #expect(try numbers.toBlocking(timeout: 30).toArray() == Array(1...1000))
        #expect(threads.value == [true])
    }

    @Test func `elements go to the background and back`() throws {
        let numbers = Observable.range(start: 1, count: 100)
            .observe(on: background)
            .observe(on: MainScheduler.instance)
            .observe(on: background)
            .observe(on: MainScheduler.asyncInstance)
        #expect(try numbers.toBlocking(timeout: 30).last() == 100)
    }

    @Test func `a chain may subscribe on main`() throws {
        let numbers = Observable.of(1, 2).subscribe(on: ConcurrentMainScheduler.instance).subscribe(on: background)
        #expect(try numbers.toBlocking(timeout: 30).toArray() == [1, 2])
    }

    // Contract T4
    @Test func `timers of main fire`() throws {
        let timer = Observable<Int>.timer(.milliseconds(1), scheduler: MainScheduler.instance)
        #expect(try timer.toBlocking(timeout: 30).single() == 0)
        let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
        #expect(try ticks.take(5).toBlocking(timeout: 30).toArray() == [0, 1, 2, 3, 4])
        let late = Observable.of(1, 2).delay(.milliseconds(1), scheduler: ConcurrentMainScheduler.instance)
        #expect(try late.toBlocking(timeout: 30).toArray() == [1, 2])
    }

    @Test func `a timer that was armed before fires`() throws {
        let subject = PublishSubject<Int>()
        let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance).subscribe(subject)
        defer { ticks.dispose() }
        #expect(try subject.take(2).toBlocking(timeout: 30).toArray().count == 2)
    }

    @Test func `a timer that another thread arms meanwhile fires`() throws {
        let source = Observable<Int>.timer(.milliseconds(1), scheduler: background)
            .flatMap { _ in Observable<Int>.timer(.milliseconds(1), scheduler: MainScheduler.instance) }
        #expect(try source.toBlocking(timeout: 30).single() == 0)
    }

    // Contract T4: a run that took place while main was blocked isn't repeated when main is free, so that no tick comes
    // early.
    @Test func `a timer continues in the main queue`() async throws {
        let ticks = Recorder<(number: Int, time: DispatchTime)>()
        let (subject, done) = (PublishSubject<Int>(), PublishSubject<Int>())
        let start = DispatchTime.now()
        let timer = Observable<Int>.interval(.milliseconds(3), scheduler: MainScheduler.instance)
            .subscribe(onNext: { number in
                ticks.record((number, .now()))
                subject.onNext(number)
                if number >= 8 { done.onCompleted() }
            })
        #expect(try subject.take(3).toBlocking(timeout: 30).toArray() == [0, 1, 2])
        await withCheckedContinuation { continuation in
            _ = done.subscribe(onCompleted: { continuation.resume() })
        }
        timer.dispose()
        #expect(ticks.elements.map(\.number) == Array(0..<ticks.elements.count))
        for (number, time) in ticks.elements {
            #expect(time >= start + .milliseconds(3 * (number + 1)))
        }
    }

    // Contract T5
    @Test func `work waiting for main keeps its order`() throws {
        let log = Recorder<Int>()
        let scheduler = MainScheduler()
        let source = Observable<Int>.create { observer in
            Thread.detachNewThread {
                for number in 1...100 {
                    _ = scheduler.schedule(number) { number in
                        log.record(number)
                        if number == 100 { observer.onCompleted() }
                        return Disposables.create()
                    }
                }
            }
            return Disposables.create()
        }
        _ = try source.toBlocking(timeout: 30).toArray()
        #expect(log.elements == Array(1...100))
    }

    // Contract T5: blocks that are left in the main queue do nothing, and a later action runs once.
    @Test func `the main queue continues after the read`() async throws {
        #expect(try Observable.just(1).observe(on: MainScheduler.asyncInstance).toBlocking(timeout: 30).single() == 1)
        let runs = LockedValue(0)
        for _ in 0..<10 {
            await withCheckedContinuation { continuation in
                _ = MainScheduler.asyncInstance.schedule(()) {
                    runs.withLock { $0 += 1 }
                    continuation.resume()
                    return Disposables.create()
                }
            }
        }
        #expect(runs.value == 10)
    }

    @Test func `a read inside an action on main runs the waiting work of main`() throws {
        let inner = Observable.of(1, 2, 3).observe(on: background).observe(on: MainScheduler.instance)
        let sums = Observable.of(10, 20)
            .observe(on: background)
            .observe(on: MainScheduler.instance)
            .map { number in try inner.toBlocking(timeout: 30).toArray().reduce(number, +) }
        #expect(try sums.toBlocking(timeout: 30).toArray() == [16, 26])
    }

    @Test func `a timeout ends a read on main`() {
        let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
        #expect { try ticks.toBlocking(timeout: 0.05).toArray() } throws: { isTimeout($0) }
        #expect { try Observable<Int>.never().toBlocking(timeout: 0.01).toArray() } throws: { isTimeout($0) }
        // An endless backlog doesn't keep the main thread from checking the clock.
        let busy = Observable.repeatElement(1, scheduler: MainScheduler.asyncInstance)
        #expect { try busy.toBlocking(timeout: 0.01).last() } throws: { isTimeout($0) }
    }

    // A chain that needs the queue of the waiting thread: only the timeout ends it.
    @Test func `a read on a serial queue that the chain needs times out`() async {
        let background = background
        let hasTimedOut = await withCheckedContinuation { continuation in
            _ = background.schedule(()) {
                let read = Observable.just(1).observe(on: background).toBlocking(timeout: 0.01).materialize()
                if case .failed([], RxError.timeout) = read {
                    continuation.resume(returning: true)
                } else {
                    continuation.resume(returning: false)
                }
                return Disposables.create()
            }
        }
        #expect(hasTimedOut)
    }
}
