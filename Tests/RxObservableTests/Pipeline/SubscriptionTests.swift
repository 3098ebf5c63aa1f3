import TestSupport
import Testing

@_spi(Pipeline) @testable import RxObservable

struct SubscriptionTests {
    // Contract G3
    @Test func `a disposal ends upstream first, then onDisposed`() {
        let log = Recorder<String>()
        let subscription = Subscription { log.record("onDisposed") }
        subscription.attach(CountingUpstream { log.record("upstream") })
        #expect(!subscription.isDisposed)
        subscription.dispose()
        subscription.dispose()
        #expect(subscription.isDisposed)
        #expect(log.elements == ["upstream", "onDisposed"])
    }

    // Contract G3
    @Test func `an end of the sequence calls onDisposed first, then upstream`() {
        let log = Recorder<String>()
        let subscription = Subscription { log.record("onDisposed") }
        subscription.attach(CountingUpstream { log.record("upstream") })
        #expect(subscription.end())
        #expect(subscription.isDisposed)
        #expect(log.elements.isEmpty)
        subscription.finish()
        #expect(!subscription.end())
        subscription.dispose()
        #expect(log.elements == ["onDisposed", "upstream"])
    }

    // Contract G5
    @Test(arguments: [true, false])
    func `a subscription releases upstream and closure at its end`(disposes: Bool) {
        let mint = Mint()
        let subscription = make(mint.token(), mint.token())
        #expect(mint.liveTokens == 2)
        if disposes {
            subscription.dispose()
        } else if subscription.end() {
            subscription.finish()
        }
        #expect(mint.liveTokens == 0)
    }

    private func make(_ first: Token, _ second: Token) -> RxObservable.Subscription {
        let subscription = Subscription { _ = first.number }
        subscription.attach(CountingUpstream { _ = second.number })
        return subscription
    }
}
