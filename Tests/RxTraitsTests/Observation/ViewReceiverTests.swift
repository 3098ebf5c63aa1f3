import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct ViewReceiverTests {
    @Test func `elements reach the newest action while the view is on the screen`() {
        let subject = PublishSubject<Int>()
        let receiver = ViewReceiver<Int>()
        var seen: [String] = []
        receiver.action = { seen.append("old \($0)") }
        subject.onNext(1)
        receiver.start(subject.asObservable())
        subject.onNext(2)
        receiver.action = { seen.append("new \($0)") }
        subject.onNext(3)
        receiver.stop()
        subject.onNext(4)
        #expect(seen == ["old 2", "new 3"])
        #expect(!subject.hasObservers)
        // It appears again, twice without having disappeared: there is one subscription.
        receiver.start(subject.asObservable())
        receiver.start(subject.asObservable())
        subject.onNext(5)
        #expect(seen == ["old 2", "new 3", "new 5"])
    }

    @Test func `a view freed without disappearing gets no further element`() {
        let subject = PublishSubject<Int>()
        var receiver: ViewReceiver<Int>? = ViewReceiver()
        weak var freed: AnyObject?
        freed = receiver
        receiver?.start(subject.asObservable())
        receiver = nil
        #expect(freed == nil)
        #expect(!subject.hasObservers)
    }
}
