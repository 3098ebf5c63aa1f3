import Foundation
import RxTracing
import TestSupport
import Testing

struct TimelineTests {
    @Test func `a recording has all events in order`() async {
        await #expect(processExitsWith: .success) {
            let scheduler = TestScheduler()
            let timeline = Timeline(clock: { .seconds(scheduler.clock) })
            let recording = Tracing.install(timeline)
            let chain = scheduler.hot("a--b|").map { "\($0)" }
            _ = scheduler.result(of: chain)
            recording.dispose()
            let times = timeline.events.map(\.time)
            expect(times == times.sorted())
            let kinds = timeline.events.filter { !$0.subscription.isCheckpoint }.map(\.kind)
            expect(
                kinds == [.subscribed, .next("a"), .delivered, .next("b"), .delivered, .completed, .disposed],
                "\(kinds)"
            )
        }
    }

    @Test func `a full recording counts missed events`() async {
        await #expect(processExitsWith: .success) {
            let timeline = Timeline(capacity: 3)
            let recording = Tracing.install(timeline)
            _ = Observable.of(1, 2).subscribe(onNext: { _ in })
            recording.dispose()
            expect(timeline.events.count == 3 && timeline.missedCount == 4, "\(timeline.missedCount)")
        }
    }

    @Test func `the trace is JSON that trace viewers open`() async {
        await #expect(processExitsWith: .success) {
            let timeline = Timeline()
            let recording = Tracing.install(timeline)
            let subject = PublishSubject<String>()
            let subscription = subject.checkpoint("typed").flatMap { text in Observable.of(text, text + "\"\\\n") }
                .subscribe(onNext: { _ in })
            subject.onNext("a")
            subject.onNext("b")
            subscription.dispose()
            _ = Observable<Int>.error(Fault.first).subscribe(onNext: { _ in }, onError: { _ in })
            recording.dispose()
            let json = try? JSONSerialization.jsonObject(with: Data(timeline.chromeTrace.utf8)) as? [String: Any]
            let events = json?["traceEvents"] as? [[String: Any]] ?? []
            expect(!events.isEmpty)
            let phases = Dictionary(grouping: events) { $0["ph"] as? String ?? "" }
            expect(Set(phases.keys) == ["M", "b", "n", "e", "X"], "\(phases.keys)")
            // The fields that all viewers require.
            for event in events {
                expect(event["name"] is String && event["pid"] is Int && event["tid"] is Int, "\(event)")
                guard event["ph"] as? String != "M" else { continue }
                expect(event["ts"] is NSNumber && event["cat"] is String, "\(event)")
            }
            // Each span that begins also ends, once, and afterwards.
            let begins = Dictionary(uniqueKeysWithValues: (phases["b"] ?? []).map { ($0["id"] as? String ?? "", $0) })
            let ends = Dictionary(uniqueKeysWithValues: (phases["e"] ?? []).map { ($0["id"] as? String ?? "", $0) })
            expect(Set(begins.keys) == Set(ends.keys) && begins.count == 5, "\(begins.count) \(ends.count)")
            for (id, begin) in begins { expect(time(begin) <= time(ends[id] ?? [:])) }
            for slice in phases["X"] ?? [] { expect((slice["dur"] as? NSNumber)?.doubleValue ?? -1 >= 0) }
            expect(phases["X"]?.count == 10, "\(phases["X"]?.count ?? 0)")
        }
    }
}

private func time(_ event: [String: Any]) -> Double {
    (event["ts"] as? NSNumber)?.doubleValue ?? -1
}
