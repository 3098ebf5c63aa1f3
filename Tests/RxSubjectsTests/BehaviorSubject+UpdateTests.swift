import TestSupport
import Testing

struct BehaviorSubjectUpdateTests {
    private struct Broken: Error {}

    // Contract L9
    @Test(arguments: ["completed", "failed", "disposed"])
    func `a subject that has ended accepts no change`(end: String) {
        let subject = BehaviorSubject(value: 1)
        switch end {
        case "completed": subject.onCompleted()
        case "failed": subject.onError(Broken())
        default: subject.dispose()
        }
        let result: Void? = subject.update { _ in Issue.record("the closure runs for nothing") }
        #expect(result == nil)
        #expect(subject.latest == 1)
    }

    // Contract L9
    @Test func `a change isn't accepted if the subject ends meanwhile`() {
        let subject = BehaviorSubject(value: 1)
        let log = Recorder<Int>()
        _ = subject.subscribe(onNext: log.record)
        let result: Void? = subject.update { value in
            subject.onCompleted()
            value = 2
        }
        #expect(result == nil)
        #expect(subject.latest == 1)
        #expect(log.elements == [1])
    }

    // Contract L9: when `update` returns, the new value is set and queued, also while another thread is sending.
    @Test(.timeLimit(.minutes(5)))
    func `the value can be read while another thread is sending`() throws {
        let subject = BehaviorSubject(value: 0)
        let log = Recorder<Int>()
        _ = subject.subscribe(onNext: { value in
            log.record(value)
            guard value == 1 else { return }
            try? runConcurrently(threads: 1) { _ in
                subject.update { $0 += 1 }
                #expect(subject.latest == 2)
                #expect(log.elements == [0, 1])
            }
        })
        subject.onNext(1)
        #expect(log.elements == [0, 1, 2])
    }
}
