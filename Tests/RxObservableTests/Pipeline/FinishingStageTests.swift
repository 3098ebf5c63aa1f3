@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

struct FinishingStageTests {
    // Contract G1: a stage downstream takes the end and doesn't dispose of the source yet.
    @Test func `elements and ends after the end are dropped`() {
        let endings: [(@Sendable (Observable<Int>) -> Observable<Int>, [String])] = [
            ({ $0.take(while: { $0 < 2 }) }, ["1", "|"]),
            ({ $0.take(until: { $0 == 2 }, behavior: .inclusive) }, ["1", "2", "|"]),
            ({ $0.take(while: { if $0 == 2 { throw Fault.thrown } else { true } }) }, ["1", "#thrown"]),
            ({ $0.element(at: 1) }, ["2", "|"]),
            ({ $0.take(2) }, ["1", "2", "|"]),
            ({ $0.single() }, ["1", "#\(RxError.moreThanOneElement)"]),
            ({ $0.map { $0 == 2 ? Event<Int>.completed : .next($0) }.dematerialize() }, ["1", "|"]),
        ]
        for (apply, expected) in endings {
            for fails in [false, true] {
                let source = TestSource<Int>()
                let end = PatientEnd<Int>()
                apply(source.observable).attach(end)
                for number in [1, 2, 1, 2] { source.onNext(number) }
                if fails { source.onError() } else { source.onCompleted() }
                #expect(end.log == expected)
                end.dispose()
                #expect(source.disposals == 1)
            }
        }
    }

    // Contract G6
    @Test func `everything above finds it stopped at once`() {
        let asked = Recorder<Bool>()
        let source = Observable<Int>.create { observer in
            for number in 1...3 {
                asked.record(observer.isDisposed)
                observer.onNext(number)
            }
            return Disposables.create()
        }
        let end = PatientEnd<Int>()
        source.map { $0 }.take(2).filter { _ in true }.attach(end)
        #expect(end.log == ["1", "2", "|"])
        #expect(asked.elements == [false, false, true])
        end.dispose()
    }
}

/// Records every event, and disposes of nothing by itself.
private final class PatientEnd<Element>: Sink<Element> {
    private(set) var log: [String] = []
    private var upstream: Upstream?

    override func onSubscribe(_ upstream: Upstream) {
        self.upstream = upstream
    }

    override func onNext(_ element: Element) {
        log.append("\(element)")
    }

    override func onError(_ error: any Error) {
        log.append("#\(error)")
    }

    override func onCompleted() {
        log.append("|")
    }

    override func dispose() {
        upstream?.dispose()
        upstream = nil
    }
}
