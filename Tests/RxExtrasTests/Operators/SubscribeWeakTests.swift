import RxExtras
import TestSupport
import Testing

struct SubscribeWeakTests {
    private final class Model: Sendable {
        let log: Recorder<String>

        init(_ log: Recorder<String>) {
            self.log = log
        }

        @Sendable func show(_ number: Int) { log.record("\(number)") }
        @Sendable func fail(_ error: any Error) { log.record("#\(error)") }
        @Sendable func complete() { log.record("|") }
        @Sendable func end() { log.record("disposed") }
    }

    // Contract C4
    @Test func `doesn't keep the object`() {
        let log = Recorder<String>()
        let source = PublishSubject<Int>()
        var model: Model? = Model(log)
        weak var witness: AnyObject?
        witness = model
        if let model {
            _ = source.subscribe(
                weak: model,
                onNext: { model in { model.show($0) } },
                onError: { model in { model.fail($0) } },
                onCompleted: { model in { model.complete() } },
                onDisposed: { model in { model.end() } }
            )
        }
        source.onNext(1)
        model = nil
        #expect(witness == nil)
        source.onNext(2)
        source.onCompleted()
        #expect(log.elements == ["1"])
    }

    @Test func `calls methods of a live object`() {
        let log = Recorder<String>()
        let model = Model(log)
        _ = Observable.of(1, 2).subscribe(
            weak: model,
            onNext: { model in { model.show($0) } },
            onCompleted: { model in { model.complete() } },
            onDisposed: { model in { model.end() } }
        )
        #expect(log.elements == ["1", "2", "|", "disposed"])
        withExtendedLifetime(model) {}
    }
}
