import Dispatch
import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct WindowTests {
    private let scheduler = TestScheduler()

    /// Each window, with its number before its events.
    private func numbered(_ windows: Observable<Observable<String>>) -> Observable<String> {
        windows.enumerated().flatMap { index, window in
            window.map { "\(index)\($0)" }.startWith("\(index)(").endWith("\(index))")
        }
    }

    private func events(_ windows: Observable<Observable<String>>) -> [String] {
        let observer = scheduler.record(numbered(windows))
        scheduler.start()
        return observer.events.map { "\($0.time) \($0.value.element ?? ($0.value.isCompleted ? "|" : "#"))" }
    }

    @Test func `window(count:skip:) as documented`() {
        #expect(
            events(scheduler.hot("a-b-c-d-e-|").window(count: 2, skip: 3)) == [
                "0 0(", "0 0a", "2 0b", "2 0)", "6 1(", "6 1d", "8 1e", "8 1)", "10 |",
            ]
        )
    }

    @Test func `window(while:) as documented`() {
        #expect(
            events(scheduler.hot("1-2-5-3-|").window(while: { $0 < "4" })) == [
                "0 0(", "0 01", "2 02", "4 0)", "4 1(", "4 15", "6 13", "8 1)", "8 |",
            ]
        )
    }

    @Test func `window(boundary:) as documented`() {
        #expect(
            events(scheduler.hot("a-b-c-d-|").window(boundary: scheduler.hot("---x-x--"))) == [
                "0 0(", "0 0a", "2 0b", "3 0)", "3 1(", "4 1c", "5 1)", "5 2(", "6 2d", "8 2)", "8 |",
            ]
        )
    }

    @Test func `window(opening:closing:) as documented`() {
        let closing = scheduler.cold("----y")
        let windows = scheduler.hot("a-b-c-d-e-|")
            .window(opening: scheduler.hot("-x----------"), closing: { _ in closing })
        #expect(events(windows) == ["1 0(", "2 0b", "4 0c", "5 0)", "10 |"])
    }

    @Test func `window(inactivity:) as documented`() {
        let windows = scheduler.hot("ab-----c--|").window(inactivity: .seconds(3), scheduler: scheduler)
        #expect(events(windows) == ["0 0(", "0 0a", "1 0b", "4 0)", "7 1(", "7 1c", "10 1)", "10 |"])
    }

    @Test func `an error fails the open windows, too`() {
        let log = Recorder<String>()
        _ = Observable.of(1).concat(Observable.error(Fault.first)).window(count: 2).subscribe(
            onNext: { window in _ = window.subscribe(onError: { log.record("window \($0)") }) },
            onError: { log.record("\($0)") }
        )
        #expect(log.elements == ["window first", "first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.window(count: 2).merge() } == [])
        #expect(operatorContractViolations { source, boundary in source.window(boundary: boundary).merge() } == [])
    }
}
