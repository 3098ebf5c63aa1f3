import Foundation
import TestSupport
import Testing

/// Subscribing to a subject that another thread feeds without pause.
struct SubscribingWhileSendingStressTests {
    enum Form: CaseIterable, Sendable {
        case behavior
        case replay
        case share
        case connectable

        func make() -> (send: @Sendable (Int) -> Void, sequence: Observable<Int>) {
            let source = PublishSubject<Int>()
            switch self {
            case .behavior:
                let subject = BehaviorSubject(value: 0)
                return (subject.onNext, subject)
            case .replay:
                let subject = ReplaySubject<Int>.create(bufferSize: 1)
                return (subject.onNext, subject)
            case .share: return (source.onNext, source.share(replay: 1))
            case .connectable:
                let sequence = source.replay(1)
                _ = sequence.connect()
                return (source.onNext, sequence)
            }
        }
    }

    // Contracts G9, L4
    @Test(.timeLimit(.minutes(5)), arguments: Form.allCases)
    func `each of twenty thousand reads finds one element at once, on its own thread`(form: Form) throws {
        let (send, sequence) = form.make()
        let keepAlive = sequence.subscribe { _ in }
        send(1)
        let isOver = LockedValue(false)
        let (found, strays, late) = (LockedValue(0), LockedValue(0), LockedValue(0))
        try runConcurrently(threads: 3, timeout: .seconds(200)) { thread in
            if thread == 0 {
                var number = 1
                while !isOver.value {
                    number += 1
                    send(number)
                }
            } else if thread == 1 {
                let own = ObjectIdentifier(Thread.current)
                var latest = 0
                for _ in 0..<20_000 {
                    let now = LockedValue<Int?>(nil)
                    _ = sequence.take(1).subscribe(onNext: { element in
                        now.value = element
                        if ObjectIdentifier(Thread.current) != own { strays.withLock { $0 += 1 } }
                    })
                    guard let now = now.value else { continue }
                    found.withLock { $0 += 1 }
                    if now < latest { late.withLock { $0 += 1 } }
                    latest = now
                }
                isOver.value = true
            } else {
                while !isOver.value { sequence.take(3).subscribe { _ in }.dispose() }
            }
        }
        #expect(found.value == 20_000)
        #expect(strays.value == 0)
        #expect(late.value == 0)
        keepAlive.dispose()
    }
}
