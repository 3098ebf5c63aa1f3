import Dispatch
import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct BufferTests {
    private let scheduler = TestScheduler()

    @Test func `buffer(boundary:) as documented`() {
        let boundary = scheduler.hot("---x-x--")
        let chain = scheduler.hot("a-b-c-d-|").buffer(boundary: boundary)
        #expect(scheduler.result(of: chain, values: ["x": ["a", "b"], "y": ["c"], "z": ["d"]]) == "---x-y--(z|)")
        #expect(boundary.subscriptionMarbles == ["^-------!"])
    }

    @Test func `buffer(inactivity:) makes a group of each element if timers fire at once`() {
        let source = PublishSubject<Int>()
        let log = Recorder<[Int]>()
        let subscription = source.buffer(inactivity: .seconds(1), scheduler: InlineScheduler()).subscribe(
            onNext: log.record
        )
        for number in 1...3 { source.onNext(number) }
        #expect(log.elements == [[1], [2], [3]])
        subscription.dispose()
    }

    // Contract C7
    @Test(arguments: [
        (1, 1, ["[1]", "[2]", "[3]", "[4]", "[5]"]), (2, 2, ["[1, 2]", "[3, 4]", "[5]"]),
        (3, 1, ["[1, 2, 3]", "[2, 3, 4]", "[3, 4, 5]", "[4, 5]", "[5]"]), (2, 4, ["[1, 2]", "[5]"]),
        (9, 9, ["[1, 2, 3, 4, 5]"]),
    ])
    func `buffers by count, with any skip`(count: Int, skip: Int, expected: [String]) {
        #expect(trace(Observable.of(1, 2, 3, 4, 5).buffer(count: count, skip: skip)) == expected + ["|"])
    }

    // Contracts C7, G7
    @Test(arguments: [(0, 1), (1, 0), (-1, 1)])
    func `a buffer of zero elements traps with a message`(count: Int, skip: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [count, skip] in
            _ = Observable.of(1).buffer(count: count, skip: skip)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("buffer(count: \(count), skip: \(skip)): neither makes sense below one"))
    }

    @Test func `errors drop gathered elements, and an end without elements sends no group`() {
        let failing = Observable.of(1).concat(Observable.error(Fault.first))
        #expect(trace(failing.buffer(count: 2)) == ["#first"])
        #expect(trace(failing.buffer(boundary: Observable<Int>.never())) == ["#first"])
        #expect(trace(failing.buffer(while: { _ in true })) == ["#first"])
        #expect(trace(Observable<Int>.empty().buffer(count: 2)) == ["|"])
        #expect(trace(Observable<Int>.empty().buffer(while: { _ in true })) == ["|"])
        #expect(trace(Observable<Int>.empty().buffer(boundary: Observable<Int>.never())) == ["[]", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(operatorContractViolations { $0.buffer(count: 2, skip: 1) } == [])
        #expect(operatorContractViolations { source, boundary in source.buffer(boundary: boundary) } == [])
        #expect(
            operatorContractViolations { source, opening in source.buffer(opening: opening, closing: { _ in opening }) }
                == []
        )
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.buffer(inactivity: .seconds(1), scheduler: scheduler)
            } == []
        )
        let violations = operatorContractViolations(visiting: { source, visit in
            source.buffer(while: { try visit($0).number != 2 })
        })
        #expect(violations == [])
    }
}
