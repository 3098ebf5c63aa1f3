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
}
