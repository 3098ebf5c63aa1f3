import TestSupport
import Testing

struct DebugTests {
    private let lines = Recorder<String>()

    @Test func `forwards all events unchanged`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--|")
        #expect(scheduler.result(of: source.debug("search", write: lines.record)) == "a--b--|")
        #expect(source.subscriptionMarbles == ["^-----!"])
    }

    @Test func `a line has the time, the name and the event`() throws {
        _ = Observable.of(1).debug("search", write: lines.record).subscribe()
        let line = /(?<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}): search -> (?<text>.*)/
        let texts = try lines.elements.map { try #require($0.wholeMatch(of: line)).text }
        #expect(texts == ["subscribed to from", "Event next(1)", "Event completed", "isDisposed"])
        let times = try lines.elements.map { try #require($0.wholeMatch(of: line)).time }
        #expect(times == times.sorted())
    }

    @Test(arguments: [
        (39, true, "next(…)"), (35, true, "next(…)"), (34, true, "next(…)"), (39, false, "next(…)"),
    ])
    func `trimOutput cuts long events in the middle`(length: Int, trims: Bool, expected: String) {
        let element = String((0..<length).map { Character("\($0 % 10)") })
        _ = Observable.just(element).debug("", trimOutput: trims, write: lines.record).subscribe()
        let whole = "next(\(element))"
        let shown = trims && whole.count > 40 ? "\(whole.prefix(20))...\(whole.suffix(20))" : whole
        #expect(lines.elements[1].hasSuffix(" -> Event \(shown)"))
    }

    @Test(arguments: ["error", "dispose"])
    func `prints before it forwards, and once at the end`(ending: String) {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let write: @Sendable (String) -> Void = { line in
            log.record(line.split(separator: "-> ").last.map(String.init) ?? "")
        }
        let subscription = source.observable.debug("", write: write).trace(in: log)
        source.onNext(1)
        if ending == "error" { source.onError(Fault.first) }
        subscription.dispose()
        subscription.dispose()
        let end =
            ending == "error"
            ? ["Event error(first)", "#first", "disposed", "isDisposed", "source disposed"]
            : ["isDisposed", "source disposed", "disposed"]
        #expect(log.elements == ["subscribed to create", "Event next(1)", "1"] + end)
    }

    @Test func `without a name it prints the place of the call`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            _ = Observable.just(1).debug().subscribe()
            _ = Observable.just(2).debug("here", trimOutput: true).subscribe()
        }
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(text.contains(/: DebugTests\.swift:\d+ \(.*\) -> Event next\(1\)/))
        #expect(text.contains(": here -> Event next(2)"))
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.debug { _ in } } == [])
        expectPromptStop { $0.debug { _ in } }
    }
}
