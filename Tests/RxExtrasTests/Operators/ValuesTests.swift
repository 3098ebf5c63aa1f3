import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ValuesTests {
    /// The elements that the iteration returns, and `#limit` for a `PressureError`.
    private func log(_ values: AsyncValues<Int>) async throws -> [String] {
        var log: [String] = []
        do {
            for try await number in values { log.append("\(number)") }
            log.append("|")
        } catch let error as PressureError {
            log.append("#\(error.limit)")
        }
        return log
    }

    // Contract A2
    @Test(arguments: [
        (PressurePolicy.newest(2), ["3", "4", "|"], 2), (.oldest(2), ["1", "2", "|"], 2), (.sample, ["4", "|"], 3),
        (.fail(2), ["1", "2", "#2"], 1), (.fail(4), ["1", "2", "3", "4", "|"], 0),
    ])
    func `the policy limits waiting elements, which come before its error`(
        policy: PressurePolicy,
        expected: [String],
        dropped: Int
    ) async throws {
        let counter = DropCounter()
        let source = PublishSubject<Int>()
        let values = source.valuesFromNow(pressure: policy, counter: counter)
        for number in 1...4 { source.onNext(number) }
        source.onCompleted()
        #expect(try await log(values) == expected)
        #expect(counter.count == dropped)
    }

    // Contracts G2, G5
    @Test func `a failing policy disposes of the source when there is no room`() async throws {
        let source = PublishSubject<Int>()
        let counter = DropCounter()
        let values = source.valuesFromNow(pressure: .fail(1), counter: counter)
        source.onNext(1)
        #expect(source.hasObservers)
        source.onNext(2)
        #expect(!source.hasObservers)
        source.onNext(3)
        #expect(try await log(values) == ["1", "#1"])
        #expect(counter.count == 1)
    }

    // Contract A2
    @Test func `an earlier error of the source is thrown`() async throws {
        let source = PublishSubject<Int>()
        let values = source.valuesFromNow(pressure: .fail(1))
        source.onNext(1)
        source.onError(Fault.first)
        source.onNext(2)
        await #expect(throws: Fault.first) { _ = try await log(values) }
    }

    // Contract A8
    @Test func `a looping source runs on demand, so it always has room`() async throws {
        let numbers = Observable.range(start: 1, count: 5)
        #expect(try await log(numbers.values(pressure: .fail(1))) == ["1", "2", "3", "4", "5", "|"])
    }

    // Contract A1
    @Test func `a source that can't be held back fails inside of the first next`() async throws {
        let heedless = Observable<Int>.create { observer in
            for number in 1...3 { observer.onNext(number) }
            return Disposables.create()
        }
        #expect(try await log(heedless.values(pressure: .fail(2))) == ["1", "2", "#2"])
    }

    // Contract A3
    @Test func `an already cancelled task gets received elements, then a CancellationError`() async throws {
        let source = PublishSubject<Int>()
        let values = source.valuesFromNow(pressure: .fail(1))
        let gate = Gate()
        let task = Task { () async throws in
            await gate.wait()
            var iterator = values.makeAsyncIterator()
            #expect(try await iterator.next() == 1)
            await #expect(throws: CancellationError.self) { try await iterator.next() }
        }
        await gate.arrivals()
        source.onNext(1)
        task.cancel()
        gate.open()
        try await task.value
    }

    // Contracts C7, G7
    @Test func `a limit of zero traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.of(1).values(pressure: .fail(0))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("values(pressure: fail(0)): no element could ever wait"))
    }
}
