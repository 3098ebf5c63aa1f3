import TestSupport
import Testing

struct ConnectableObservableTests {
    private let log = Recorder<String>()

    @Test func `as documented`() {
        let log = log
        let source = CountedSource()
        let clicks = source.observable.publish()
        _ = clicks.subscribe(onNext: { log.record("first \($0)") })
        _ = clicks.subscribe(onNext: { log.record("second \($0)") })
        #expect(source.subscriptions == 0)
        let connection = clicks.connect()
        source.onNext(1)
        connection.dispose()
        connection.dispose()
        source.onNext(2)
        #expect(log.elements == ["first 1", "second 1"])
        #expect(source.subscriptions == 1)
        #expect(source.disposals == 1)
    }

    @Test func `a connection is made once`() {
        let source = CountedSource()
        let shared = source.observable.publish()
        let (first, second) = (shared.connect(), shared.connect())
        let isSame = first === second
        #expect(isSame)
        #expect(source.subscriptions == 1)
        first.dispose()
        let third = shared.connect()
        let isOther = third !== first
        #expect(isOther)
        #expect(source.subscriptions == 2)
    }

    // Contract C6
    @Test(arguments: [Event<Int>.completed, .error(TestError())])
    func `a finished sequence doesn't connect again`(event: Event<Int>) {
        let log = log
        let subject = PublishSubject<Int>()
        for (number, make) in [
            { $0.publish() }, { $0.replay(1) }, { $0.multicast(subject) },
        ].enumerated() as EnumeratedSequence<[(Observable<Int>) -> ConnectableObservable<Int>]> {
            let source = CountedSource()
            let shared = make(source.observable)
            let connection = shared.connect()
            source.onNext(1)
            source.on(event)
            #expect(source.disposals == 1)
            shared.connect().dispose()
            connection.dispose()
            _ = shared.connect()
            #expect(source.subscriptions == 1)
            log.removeAll()
            _ = shared.subscribe { log.record("\($0)") }
            #expect(log.elements == (number == 1 ? ["next(1)", "\(event)"] : ["\(event)"]))
        }
    }

    @Test func `a connection after another has a subject of its own`() {
        let log = log
        let source = CountedSource()
        let shared = source.observable.replay(1)
        _ = shared.subscribe { log.record("old \($0)") }
        shared.connect().dispose()
        source.onNext(1)
        _ = shared.subscribe { log.record("new \($0)") }
        _ = shared.connect()
        source.onNext(2)
        #expect(log.elements == ["new next(2)"])
    }

    // Contract G5
    @Test func `replayed elements are freed with the connection`() {
        weak var payload: Guest?
        let source = PublishSubject<Guest>()
        let shared = source.replayAll()
        let connection = shared.connect()
        ({
            let guest = Guest()
            payload = guest
            source.onNext(guest)
        })()
        let isThere = payload != nil
        connection.dispose()
        let isFreed = payload == nil
        #expect(isThere && isFreed)
        let isFinished = connection.isFinished
        #expect(isFinished)
    }
}
