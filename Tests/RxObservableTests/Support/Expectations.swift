import TestSupport
import Testing

/// A source that sends 1 to `count` during `subscribe` and doesn't check whether it has been disposed of.
func heedless(_ count: Int, work: any Disposable = Disposables.create()) -> Observable<Int> {
    .create { observer in
        for number in 1...count { observer.onNext(number) }
        observer.onCompleted()
        return work
    }
}

/// Expects that a synchronous source upstream of an operator stops when `take(1)` has its element: contract G6.
///
/// - Parameters:
///   - needed: How many elements the operator takes before it sends its first one.
///   - sourceLocation: Where to report a failure.
///   - apply: The operator; it must send elements for the numbers 1, 2, 3 and so on.
func expectPromptStop<Output: Sendable>(
    after needed: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ apply: (Observable<Int>) -> Observable<Output>
) {
    let calls = LockedValue(0)
    let asked = LockedValue<[Bool]>([])
    let source = Observable<Int>.create { observer in
        asked.withLock { $0.append(observer.isDisposed) }
        for number in 1...10_000 { observer.onNext(number) }
        asked.withLock { $0.append(observer.isDisposed) }
        return Disposables.create()
    }
    let counted = source.map { number in
        calls.withLock { $0 += 1 }
        return number
    }
    let log = Recorder<String>()
    _ = apply(counted).take(1).subscribe(onNext: { _ in log.record("element") }, onCompleted: { log.record("|") })
    #expect(log.elements == ["element", "|"], sourceLocation: sourceLocation)
    #expect(calls.value == needed, "elements that the source got rid of", sourceLocation: sourceLocation)
    #expect(asked.value == [false, true], "isDisposed at first and at last", sourceLocation: sourceLocation)
}

/// Expects that a throwing closure of an operator leads to one error and ends the source once: contract G7.
///
/// - Parameters:
///   - calls: How often the closure is called before it throws; it throws then and at every later call.
///   - sourceLocation: Where to report a failure.
///   - apply: The operator; its closure calls the function that it is given.
func expectOneError<Output: Sendable>(
    after calls: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ apply: (Observable<Int>, @escaping @Sendable () throws -> Void) -> Observable<Output>
) {
    let count = LockedValue(0)
    let body: @Sendable () throws -> Void = {
        let call = count.increment()
        if call > calls { throw Fault.thrown }
    }
    let ends = Recorder<String>()
    let note: @Sendable (Event<Output>) -> Void = { event in
        if event.isStopEvent { ends.record("\(event)") }
    }

    let source = TestSource<Int>()
    _ = apply(source.observable, body).subscribe(note)
    for number in 1...4 { source.onNext(number) }
    source.onCompleted()
    #expect(ends.removeAll() == ["error(thrown)"], sourceLocation: sourceLocation)
    #expect(source.disposals == 1, sourceLocation: sourceLocation)
    #expect(count.value == calls + 1, "calls of the closure", sourceLocation: sourceLocation)

    count.value = 0
    let work = CountingDisposable()
    _ = apply(heedless(4, work: work), body).subscribe(note)
    #expect(ends.removeAll() == ["error(thrown)"], sourceLocation: sourceLocation)
    #expect(work.count == 1, sourceLocation: sourceLocation)
    #expect(count.value == calls + 1, "calls of the closure", sourceLocation: sourceLocation)

    count.value = 0
    let all = unguardedTrace(apply(heedless(4), body))
    #expect(all.firstIndex(of: "#thrown") == all.count - 1, "\(all)", sourceLocation: sourceLocation)

    // A source with one element and no upstream that could stop it.
    count.value = 0
    _ = apply(.just(1), body).subscribe(note)
    let expected = calls == 0 ? "error(thrown)" : "completed"
    #expect(ends.elements == [expected], sourceLocation: sourceLocation)
}
