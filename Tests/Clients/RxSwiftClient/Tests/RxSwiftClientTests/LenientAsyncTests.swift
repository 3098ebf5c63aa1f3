import RxCocoa
import RxSwift
import XCTest

/// Sketches in asynchronous code.
final class LenientAsyncTests: XCTestCase {
    private let both = Observable.of(Sketch(1), Sketch(2))

    func testValues() async throws {
        var seen: [Int] = []
        for try await sketch in both.values { seen.append(sketch.strokes) }
        for await sketch in both.asInfallible(onErrorJustReturn: Sketch(0)).values { seen.append(sketch.strokes) }
        XCTAssertEqual(seen, [1, 2, 1, 2])
        do {
            for try await sketch in both.concat(Observable.error(Damage.torn)).values { seen.append(sketch.strokes) }
            XCTFail("It doesn't fail.")
        } catch {
            XCTAssertTrue(error is Damage)
        }
    }

    // As in RxSwift: what comes before the loop waits for it.
    func testValuesSubscribeAtOnce() async throws {
        let sketches = PublishSubject<Sketch>()
        let values = sketches.values
        sketches.onNext(Sketch(1))
        sketches.onCompleted()
        var seen: [Int] = []
        for try await sketch in values { seen.append(sketch.strokes) }
        XCTAssertEqual(seen, [1])
    }

    // Contract A2: code behind the loop never takes some of the elements for all of them.
    func testCancellationBetweenElements() async {
        let disposed = expectation(description: "disposed of")
        let sketches = BehaviorSubject(value: Sketch(1))
        let loop = Task {
            for try await _ in sketches.do(onDispose: { disposed.fulfill() }).values {
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        let result = await loop.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        await fulfillment(of: [disposed], timeout: 30)
    }

    func testLoopThatIsLeft() async throws {
        let disposed = expectation(description: "disposed of")
        for try await _ in BehaviorSubject(value: Sketch(1)).do(onDispose: { disposed.fulfill() }).values { break }
        await fulfillment(of: [disposed], timeout: 30)
    }

    // A driver's `values` are the main actor's, as in RxSwift.
    @MainActor
    func testValuesOfDrivers() async {
        var seen: [Int] = []
        for await sketch in Driver.of(Sketch(3), Sketch(4)).values { seen.append(sketch.strokes) }
        for await sketch in Signal.of(Sketch(5)).values { seen.append(sketch.strokes) }
        XCTAssertEqual(seen, [3, 4, 5])
    }

    func testValue() async throws {
        let single = try await Single.just(Sketch(1)).value
        XCTAssertEqual(single.strokes, 1)
        let maybe = try await Maybe.just(Sketch(2)).value
        XCTAssertEqual(maybe?.strokes, 2)
        let none = try await Maybe<Sketch>.empty().value
        XCTAssertNil(none)
        let made = try await Single<Sketch>.create { Sketch(3) }.value
        XCTAssertEqual(made.strokes, 3)
        let stream = AsyncStream<Sketch> { stream in
            stream.yield(Sketch(4))
            stream.finish()
        }
        let last = try await stream.asObservable().asSingle().value
        XCTAssertEqual(last.strokes, 4)
    }
}
