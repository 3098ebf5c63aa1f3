import RxExtras
import TestSupport
import Testing

struct AutoConnectTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.cold("a--b--|")
        let shared = source.publish().autoConnect(2)
        let log = Recorder<String>()
        _ = scheduler.scheduleRelative((), dueTime: .seconds(2)) {
            shared.subscribe(onNext: { log.record("\(scheduler.clock)\($0)") })
        }
        #expect(scheduler.result(of: shared) == "--a--b--|")
        #expect(log.elements == ["2a", "5b"])
        #expect(source.subscriptionMarbles == ["--^-----!"])
    }

    // Contract C7
    @Test(arguments: [0, -1])
    func `without a number it connects at once`(count: Int) {
        let source = PublishSubject<Int>()
        let shared = source.replay(1).autoConnect(count)
        #expect(source.hasObservers)
        source.onNext(1)
        #expect(trace(shared) == ["1"])
    }

    @Test func `never disconnects`() {
        let source = PublishSubject<Int>()
        let shared = source.publish().autoConnect()
        #expect(!source.hasObservers)
        shared.subscribe().dispose()
        #expect(source.hasObservers)
    }
}
