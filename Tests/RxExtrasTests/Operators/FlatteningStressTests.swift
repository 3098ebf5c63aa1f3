import Dispatch
import RxExtras
import TestSupport
import Testing

struct FlatteningStressTests {
    private let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)

    /// All elements of a sequence that ends on another thread.
    private func elements<Element: Sendable>(_ source: Observable<Element>) async -> [Element] {
        let log = Recorder<Element>()
        await withCheckedContinuation { continuation in
            _ = source.subscribe(onNext: log.record, onDisposed: { continuation.resume() })
        }
        return log.elements
    }

    // Contracts G1, L1, L7
    @Test(.timeLimit(.minutes(5)), arguments: [1, 4, .max])
    func `concatMapEager keeps the order of sequences that run on many threads`(limit: Int) async {
        let scheduler = scheduler
        for _ in 0..<20 {
            let chain = Observable.range(start: 0, count: 100).concatMapEager(maxConcurrent: limit) { number in
                Observable.from([number, number], scheduler: scheduler)
            }
            #expect(await elements(chain) == (0..<100).flatMap { [$0, $0] })
        }
    }

    // Contracts G1, L1, L7
    @Test(.timeLimit(.minutes(5)), arguments: [1, 4, .max])
    func `expand counts sequences that run on many threads`(limit: Int) async {
        let scheduler = scheduler
        for _ in 0..<20 {
            let chain = Observable.just(1).expand(maxConcurrent: limit) { number in
                number < 64 ? Observable.from([number * 2, number * 2 + 1], scheduler: scheduler) : .empty()
            }
            #expect(await elements(chain).sorted() == Array(1..<128))
        }
    }

    // Contracts G1, L1, L7
    @Test(.timeLimit(.minutes(5)))
    func `buffers hold each element of two threads once`() async {
        let scheduler = scheduler
        for _ in 0..<20 {
            let source = Observable.range(start: 0, count: 1000, scheduler: scheduler)
            let boundary = Observable.range(start: 0, count: 1000, scheduler: scheduler)
            #expect(await elements(source.buffer(boundary: boundary)).flatMap { $0 } == Array(0..<1000))
            #expect(await elements(source.window(boundary: boundary).merge()) == Array(0..<1000))
        }
    }
}
