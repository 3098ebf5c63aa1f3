import Dispatch
import Foundation
import RxBlocking
import TestSupport
import XCTest

/// Reads on the main thread, outside of the main queue: XCTest runs tests there, and on Linux Swift Testing doesn't.
///
/// Each read has a timeout, so none of them can hang.
final class MainRunLoopTests: XCTestCase {
    private let background = SerialDispatchQueueScheduler(internalSerialQueueName: "MainRunLoopTests")

    private func read<Element: Sendable>(
        line: UInt = #line,
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
    ) throws -> [Element] {
        try Observable.create(subscribe).toBlocking(timeout: 30).toArray()
    }

    // Contract T5
    func testBlocksOfTheMainQueueRun() throws {
        XCTAssertTrue(Thread.isMainThread)
        let answer = try read { observer in
            DispatchQueue.global().async {
                DispatchQueue.main.async {
                    observer.onNext(Thread.isMainThread)
                    DispatchQueue.main.async { observer.onCompleted() }
                }
            }
            return Disposables.create()
        }
        XCTAssertEqual(answer, [true])
    }

    // Contract T5
    func testTimersOfTheRunLoopRun() throws {
        let source = Observable<Int>.create { observer in
            let timer = Timer(timeInterval: 0.001, repeats: true) { _ in observer.onNext(1) }
            RunLoop.main.add(timer, forMode: .default)
            let handover = Unchecked(timer)
            return Disposables.create { handover.value.invalidate() }
        }
        XCTAssertEqual(try source.take(3).toBlocking(timeout: 30).toArray(), [1, 1, 1])
    }

    // Contract T5
    func testTheMainOperationQueueRuns() throws {
        let answer = try read { observer in
            OperationQueue.main.addOperation {
                observer.onNext(Thread.isMainThread)
                observer.onCompleted()
            }
            return Disposables.create()
        }
        XCTAssertEqual(answer, [true])
    }

    // Contract T5
    func testTheMainActorRuns() throws {
        let answer = try read { observer in
            let task = Task { @MainActor in
                await Task.yield()
                observer.onNext(Thread.isMainThread)
                observer.onCompleted()
            }
            return Disposables.create { task.cancel() }
        }
        XCTAssertEqual(answer, [true])
    }

    // Contract T5
    func testTimersOfMainSchedulersRun() throws {
        let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
            .observe(on: background)
            .observe(on: MainScheduler.asyncInstance)
        XCTAssertEqual(try ticks.take(3).toBlocking(timeout: 30).toArray(), [0, 1, 2])
    }

    // Contract T5: actions of schedulers and other work of the main queue share one order.
    func testEverythingKeepsTheOrderOfTheMainQueue() throws {
        let scheduler = MainScheduler()
        let numbers: [Int] = try read { observer in
            Thread.detachNewThread {
                for number in 0..<300 {
                    switch number % 3 {
                    case 0:
                        DispatchQueue.main.async { observer.onNext(number) }
                    case 1:
                        _ = scheduler.schedule(number) { number in
                            observer.onNext(number)
                            return Disposables.create()
                        }
                    default:
                        _ = MainScheduler.asyncInstance.schedule(number) { number in
                            observer.onNext(number)
                            return Disposables.create()
                        }
                    }
                }
                DispatchQueue.main.async { observer.onCompleted() }
            }
            return Disposables.create()
        }
        XCTAssertEqual(numbers, Array(0..<300))
    }

    // Contract T5: the queue is blocked by the reading block, but actions of schedulers still run, and so do timers.
    func testAReadInsideOfABlockOfTheMainQueue() throws {
        let background = background
        let sums: [Int] = try read { observer in
            DispatchQueue.main.async {
                do {
                    let inner = Observable.of(1, 2, 3).observe(on: background).observe(on: MainScheduler.instance)
                    observer.onNext(try inner.toBlocking(timeout: 30).toArray().reduce(0, +))
                    let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
                    observer.onNext(try ticks.take(3).toBlocking(timeout: 30).last() ?? -1)
                    let timer = Observable<Int>.create { observer in
                        let timer = Timer(timeInterval: 0.001, repeats: false) { _ in
                            observer.onNext(7)
                            observer.onCompleted()
                        }
                        RunLoop.main.add(timer, forMode: .default)
                        return Disposables.create()
                    }
                    observer.onNext(try timer.toBlocking(timeout: 30).last() ?? -1)
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            return Disposables.create()
        }
        XCTAssertEqual(sums, [6, 2, 7])
    }

    // Contract T5: a read inside a timer's block, which isn't a block of the main queue, lets everything on main run.
    func testAReadInsideOfARead() throws {
        let answer: [Int] = try read { observer in
            let timer = Timer(timeInterval: 0.001, repeats: false) { _ in
                let inner = Observable<Int>.create { observer in
                    DispatchQueue.main.async {
                        observer.onNext(1)
                        observer.onCompleted()
                    }
                    return Disposables.create()
                }
                do {
                    observer.onNext(try inner.toBlocking(timeout: 30).toArray().count)
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            RunLoop.main.add(timer, forMode: .default)
            return Disposables.create()
        }
        XCTAssertEqual(answer, [1])
    }

    func testAnAnswerFromAnotherThreadWakesTheReader() throws {
        let numbers = Observable.range(start: 1, count: 1000).subscribe(on: background)
        for _ in 0..<100 {
            XCTAssertEqual(try numbers.toBlocking(timeout: 30).last(), 1000)
        }
    }

    func testATimeout() {
        XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.01).toArray())
        let busy = Observable.repeatElement(1, scheduler: MainScheduler.asyncInstance)
        XCTAssertThrowsError(try busy.toBlocking(timeout: 0.01).last())
    }

    // Nothing else runs for a sequence that needs no wait.
    func testASequenceThatIsOverAtOnceRunsNothing() throws {
        let runs = LockedValue(0)
        DispatchQueue.main.async { runs.withLock { $0 += 1 } }
        XCTAssertEqual(try Observable.just(1).toBlocking().toArray(), [1])
        XCTAssertEqual(runs.value, 0)
    }
}

/// A timer that is passed into a closure.
// SAFETY: everything here happens on the main thread.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
