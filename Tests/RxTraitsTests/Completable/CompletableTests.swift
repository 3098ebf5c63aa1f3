import Dispatch
import RxTraits
import TestSupport
import Testing

struct CompletableTests {
    private let scheduler = TestScheduler()

    private func completable(_ diagram: String) -> Completable {
        scheduler.cold(diagram).ignoreElements().asCompletable()
    }

    private func result(_ completable: Completable) -> Marbles {
        scheduler.result(of: completable)
    }

    @Test func `create, as documented`() {
        let created = Completable.create { completable in
            completable(.completed)
            completable(.error(MarbleError()))
            return Disposables.create()
        }
        #expect(result(created) == "|")
        let failing = Completable.create { completable in
            completable(.error(MarbleError()))
            return Disposables.create()
        }
        #expect(result(failing) == "#")
    }

    @Test func `runs completables one after the other`() {
        #expect(result(completable("--|").concat(completable("---|"))) == "-----|")
        #expect(result(.concat(completable("-|"), completable("-|"), completable("-#"))) == "---#")
        #expect(result(.concat([completable("-|"), completable("-|")])) == "--|")
        #expect(result(.concat([])) == "|")
        #expect(result(.concat(AnySendableSequence(completables: [completable("-|"), completable("--|")]))) == "---|")
    }

    @Test func `runs completables at the same time`() {
        #expect(result(.zip(completable("--|"), completable("---|"))) == "---|")
        #expect(result(.zip([completable("--|"), completable("-#")])) == "-#")
        #expect(result(.zip([])) == "|")
        #expect(result(.merge(completable("--|"), completable("---|"))) == "---|")
        #expect(result(.merge([completable("--|"), completable("---|")])) == "---|")
    }

    @Test(.timeLimit(.minutes(5)))
    func `create calls an asynchronous function`() async throws {
        let log = Recorder<String>()
        try await Completable.create { log.record("ran") }.value
        #expect(log.elements == ["ran"])
        await #expect(throws: TestFault.self) { try await Completable.create { throw TestFault() }.value }
    }
}

/// A sequence that isn't a collection.
private struct AnySendableSequence: Sequence, Sendable {
    let completables: [Completable]

    func makeIterator() -> IndexingIterator<[Completable]> {
        completables.makeIterator()
    }
}
