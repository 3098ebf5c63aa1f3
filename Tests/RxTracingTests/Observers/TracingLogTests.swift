import RxTracing
import TestSupport
import Testing

struct TracingLogTests {
    @Test func `each event is a line with the name of the chain`() async {
        await #expect(processExitsWith: .success) {
            let lines = Recorder<String>()
            let log = Tracing.install(TracingLog { lines.record($0) })
            let subject = PublishSubject<Int>()
            _ = subject.map { $0 * 2 }.subscribe(onNext: { _ in }, onError: { _ in })
            subject.onNext(1)
            subject.onError(Fault.first)
            subject.onNext(2)
            log.dispose()
            let words = lines.elements.map { $0.replacing(/^\d+\.\d{6}/, with: "T") }
            expect(
                words == [
                    "T #1 subscribed PublishSubject.map", "T #1 next(2) PublishSubject.map",
                    "T #1 error(first) PublishSubject.map", "T #1 disposed PublishSubject.map",
                    "T unseen next, afterEnd",
                ],
                "\(words)"
            )
        }
    }

    @Test func `a condition chooses subscriptions`() async {
        await #expect(processExitsWith: .success) {
            let lines = Recorder<String>()
            let log = Tracing.install(TracingLog(where: { $0.isCheckpoint }) { lines.record($0) })
            _ = Observable.of(1).checkpoint("here").subscribe(onNext: { _ in })
            log.dispose()
            expect(lines.elements.count == 4, "\(lines.elements)")
            expect(lines.elements.allSatisfy { $0.contains("#2") })
        }
    }
}
