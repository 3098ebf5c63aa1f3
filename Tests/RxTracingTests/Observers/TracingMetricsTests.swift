import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import RxTest
import RxTracing
import TestSupport
import Testing

struct TracingMetricsTests {
    @Test func `chains are counted by their names`() async {
        await #expect(processExitsWith: .success) {
            let metrics = TracingMetrics()
            let installation = Tracing.install(metrics)
            let subject = PublishSubject<Int>()
            let first = subject.map { $0 }.subscribe(onNext: { _ in })
            let second = subject.map { $0 }.subscribe(onNext: { _ in })
            _ = subject.filter { $0 > 1 }.subscribe(onNext: { _ in }, onError: { _ in })
            for number in 0..<3 { subject.onNext(number) }
            first.dispose()
            subject.onError(Fault.first)
            second.dispose()
            installation.dispose()
            let rows = metrics.summary
            expect(rows.map(\.name) == ["PublishSubject.map", "PublishSubject.filter"])
            expect(rows.map(\.subscriptions) == [2, 1])
            expect(rows.map(\.elements) == [6, 1])
            expect(rows.map(\.errors) == [1, 1])
            expect(rows.map(\.live) == [0, 0])
            expect(rows[0].elementsPerSecond > 0 && rows[1].elementsPerSecond == 0)
            expect(rows[0].latency.count == 0)
        }
    }

    @Test func `the time from a checkpoint across a scheduler is measured`() async {
        await #expect(processExitsWith: .success) {
            let metrics = TracingMetrics()
            let installation = Tracing.install(metrics)
            let scheduler = TestScheduler()
            let subject = PublishSubject<Int>()
            let subscription = subject.checkpoint("in").observe(on: scheduler).map { $0 }.subscribe(onNext: { _ in })
            for number in 0..<4 { subject.onNext(number) }
            scheduler.start()
            subscription.dispose()
            installation.dispose()
            let row = metrics.summary.first { $0.name.hasSuffix("map") }
            expect(row?.latency.count == 4 && row?.hopWait.count == 4)
            expect(row?.queueLength.maximum == 3)
            // Its latency is longer than its wait.
            expect((row?.latency.sum ?? 0) >= (row?.hopWait.sum ?? 0))
        }
    }

    @Test func `a metrics system gets the same figures`() async {
        await #expect(processExitsWith: .success) {
            let factory = Factory()
            let installation = Tracing.install(TracingMetrics(factory))
            let subject = PublishSubject<Int>()
            let scheduler = TestScheduler()
            _ = subject.observe(on: scheduler).subscribe(onNext: { _ in })
            subject.onNext(1)
            scheduler.start()
            subject.onCompleted()
            scheduler.start()
            subject.onNext(2)
            installation.dispose()
            let values = factory.values.value
            expect(values["rx.subscriptions PublishSubject.observe(on:)"] == [1])
            expect(values["rx.elements PublishSubject.observe(on:)"] == [1])
            expect(values["rx.completions PublishSubject.observe(on:)"] == [1])
            expect(values["rx.hop.queue PublishSubject.observe(on:)"] == [0])
            expect(values["rx.hop.wait PublishSubject.observe(on:)"]?.count == 1)
            expect(values["rx.unseen "] == [1])
        }
    }
}

private struct Factory: TracingMetricsFactory {
    let values = LockedValue<[String: [Double]]>([:])

    private func take(_ label: String, _ dimensions: [(String, String)]) -> @Sendable (Double) -> Void {
        let name = label + " " + dimensions.map(\.1).joined()
        return { value in values.withLock { $0[name, default: []].append(value) } }
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> @Sendable (Int64) -> Void {
        let take = take(label, dimensions)
        return { take(Double($0)) }
    }

    func makeRecorder(label: String, dimensions: [(String, String)]) -> @Sendable (Double) -> Void {
        take(label, dimensions)
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> @Sendable (Int64) -> Void {
        let take = take(label, dimensions)
        return { take(Double($0)) }
    }
}
