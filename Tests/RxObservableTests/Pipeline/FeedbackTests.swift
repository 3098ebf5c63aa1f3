import Foundation
import TestSupport
import Testing

/// What a subject says whose elements all come from inside.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct FeedbackTests {
    private struct Ball: Sendable {
        let count: Int
    }

    // Contract C10, in a process of its own, since the handler is the process's.
    @Test func `elements that are sent from inside without an end are reported once, with the place`() async {
        await #expect(processExitsWith: .exitCode(3)) {
            let warnings = Recorder<String>()
            Hooks.warningHandler = { warnings.record($0) }
            let subject = PublishSubject<Ball>()
            let subscription = subject.subscribe(onNext: { ball in
                if ball.count < 200_000 { subject.onNext(Ball(count: ball.count + 1)) }
            })
            subject.onNext(Ball(count: 0))
            subscription.dispose()
            guard warnings.count == 1, let warning = warnings.elements.first else { return }
            guard warning.contains("elements of Ball"), warning.contains("bind(twoWay:)") else { return }
            guard warning.contains("FeedbackTests") else { return }
            exit(3)
        }
    }

    // Contract C10
    @Test func `what waited in a queue isn't reported, nor are subscribers that come from inside`() async {
        await #expect(processExitsWith: .exitCode(3)) {
            let warnings = Recorder<String>()
            Hooks.warningHandler = { warnings.record($0) }
            let jobs = PublishSubject<Int>()
            let slow = PublishSubject<Int>()
            let subscription = jobs.concatMap { $0 == 0 ? slow.asObservable() : Observable.just($0) }.subscribe()
            for job in 0..<300_000 { jobs.onNext(job) }
            slow.onCompleted()
            subscription.dispose()
            let crowd = PublishSubject<Int>()
            let first = crowd.take(1).subscribe(onNext: { _ in
                for _ in 0..<200_000 { _ = crowd.subscribe() }
            })
            crowd.onNext(1)
            crowd.onCompleted()
            first.dispose()
            if warnings.count == 0 { exit(3) }
        }
    }

    // Contract C10
    @Test func `elements of another thread aren't reported, however many wait`() async {
        await #expect(processExitsWith: .exitCode(3)) {
            let warnings = Recorder<String>()
            Hooks.warningHandler = { warnings.record($0) }
            let subject = PublishSubject<Ball>()
            let sender = LockedValue(false)
            let subscription = subject.subscribe(onNext: { ball in
                guard ball.count == 0 else { return }
                try? runConcurrently(threads: 1) { _ in
                    for number in 1...200_000 { subject.onNext(Ball(count: number)) }
                    sender.value = true
                }
            })
            subject.onNext(Ball(count: 0))
            subscription.dispose()
            if warnings.count == 0, sender.value { exit(3) }
        }
    }
}
