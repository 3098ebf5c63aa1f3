import Rendering
import RxDisposables
import RxObservable
import RxSchedulers
import RxTest
import RxTracing
import TestSupport
import Testing

struct TimelineMarblesTests {
    @Test func `a recorded run is a marble picture`() async {
        await #expect(processExitsWith: .success) {
            let scheduler = TestScheduler()
            let source = scheduler.hot("ab---c--|")
            let timeline = Timeline(scheduler: scheduler, where: { !"\($0.chain)".contains("Testable") })
            let recording = Tracing.install(timeline)
            let chain = source.checkpoint("typed").debounce(.seconds(3), scheduler: scheduler)
            let observer = scheduler.record(chain)
            scheduler.start()
            recording.dispose()
            let renderer = timeline.marbles()
            let lines = renderer.ascii.split(separator: "\n").map(String.init)
            precondition(lines.contains { $0.hasPrefix("typed:") && $0.hasSuffix("ab---c--|") }, renderer.ascii)
            precondition(lines.contains { $0.hasSuffix("----b---(c|)") }, renderer.ascii)
            precondition(renderer.svg.hasPrefix("<svg"))
            precondition(renderer.svg.contains(">typed</text>"))
            withExtendedLifetime(observer) {}
        }
    }

    @Test func `a cancelled sequence begins late and ends with a mark, below its source`() async {
        await #expect(processExitsWith: .success) {
            let scheduler = TestScheduler()
            let typed = scheduler.hot("-a---b-------|")
            let timeline = Timeline(scheduler: scheduler, where: \.isCheckpoint)
            let recording = Tracing.install(timeline)
            let chain = typed.checkpoint("typed")
                .flatMapLatest { text in
                    Observable<Int>.timer(.seconds(6), scheduler: scheduler).checkpoint("search for \(text)")
                }
                .checkpoint("found")
            let observer = scheduler.record(chain)
            scheduler.start()
            recording.dispose()
            let renderer = timeline.marbles()
            let lines = renderer.ascii.split(separator: "\n").map(String.init)
            precondition(lines.count == 4, renderer.ascii)
            precondition(lines[0].hasPrefix("typed:") && lines[0].hasSuffix(" -a---b-------|"), renderer.ascii)
            precondition(lines[1].hasPrefix("search for a:") && lines[1].hasSuffix("  ----!"), renderer.ascii)
            precondition(lines[2].hasPrefix("search for b:") && lines[2].hasSuffix("(0|)"), renderer.ascii)
            precondition(lines[3].hasPrefix("found:"), renderer.ascii)
            // The line of the older search has no arrow, but the mark of its end.
            precondition(renderer.svg.contains("v13m0 4v3"), renderer.svg)
            precondition(!renderer.svg.contains("l7 5l-7 5"), renderer.svg)
            withExtendedLifetime(observer) {}
        }
    }
}
