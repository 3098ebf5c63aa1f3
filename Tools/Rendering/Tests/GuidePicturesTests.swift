import Dispatch
import Foundation
import Rendering
import TestSupport
import Testing

/// A picture of a guide, drawn from the events that the operators send.
struct GuidePicture: CustomTestStringConvertible, Sendable {
    static let folder = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appending(path: "Sources/Rx/Rx.docc/Resources/Guides")

    let name: String
    let draw: @Sendable (_ scheduler: TestScheduler, _ renderer: inout MarbleRenderer) -> Void

    var testDescription: String { name }

    var fileName: String { "\(name).svg" }

    /// The text of the file.
    var svg: String {
        var renderer = MarbleRenderer()
        draw(TestScheduler(), &renderer)
        return renderer.svg(description: renderer.words)
    }

    static let all: [GuidePicture] = [search, flattening, combining, pauses, retry, sharing]

    private static let search = GuidePicture(name: "search") { _, renderer in
        let typed: Marbles = "ab---c----------|"
        let debounced = { (scheduler: TestScheduler) in
            scheduler.hot("\(typed)").debounce(.seconds(2), scheduler: scheduler)
        }
        renderer.add(typed, label: "typed")
        renderer.addOperator("debounce(2)")
        renderer.addResult(label: "searched for") { debounced($0) }
        renderer.addOperator("flatMapLatest { x in \"--x--x|\" }")
        renderer.addResult(label: "found") { scheduler in
            debounced(scheduler).flatMapLatest { text in
                scheduler.cold("--\(text)--\(text)|")
            }
        }
    }

    private static let flattening = GuidePicture(name: "flattening") { _, renderer in
        let source: Marbles = "a---b--------|"
        typealias Inner = @Sendable (String) -> Observable<String>
        let operators: [(name: String, apply: (Observable<String>, @escaping Inner) -> Observable<String>)] = [
            ("flatMap", { $0.flatMap($1) }), ("concatMap", { $0.concatMap($1) }),
            ("flatMapLatest", { $0.flatMapLatest($1) }), ("flatMapFirst", { $0.flatMapFirst($1) }),
        ]
        renderer.add(source, label: "source")
        renderer.addOperator("each starts \"x--x--x|\"")
        for flatten in operators {
            renderer.addResult(label: flatten.name) { scheduler in
                flatten.apply(scheduler.hot("\(source)").asObservable()) { name in
                    scheduler.cold("\(name)--\(name)--\(name)|").asObservable()
                }
            }
        }
    }

    private static let combining = GuidePicture(name: "combining") { _, renderer in
        let (x, y): (Marbles, Marbles) = ("a----b------c--|", "--1----2-3---|")
        typealias Combine = (Observable<String>, Observable<String>) -> Observable<String>
        let operators: [(name: String, apply: Combine)] = [
            ("merge", { .merge($0, $1) }),
            ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }),
            ("zip", { .zip($0, $1) { $0 + $1 } }),
            ("x.withLatestFrom(y)", { $0.withLatestFrom($1) { $0 + $1 } }),
        ]
        renderer.add(x, label: "x")
        renderer.add(y, label: "y")
        renderer.addOperator("{ x, y in x + y }")
        for combine in operators {
            renderer.addResult(label: combine.name) { scheduler in
                combine.apply(scheduler.hot("\(x)").asObservable(), scheduler.hot("\(y)").asObservable())
            }
        }
    }

    private static let pauses = GuidePicture(name: "pauses") { _, renderer in
        let (source, ticks): (Marbles, Marbles) = ("abcd------ef-----|", "----t----t----t--|")
        renderer.add(source, label: "source")
        renderer.add(ticks, label: "ticks")
        renderer.addOperator("3 seconds")
        renderer.addResult(label: "debounce(3)") { scheduler in
            scheduler.hot("\(source)").debounce(.seconds(3), scheduler: scheduler)
        }
        renderer.addResult(label: "throttle(3)") { scheduler in
            scheduler.hot("\(source)").throttle(.seconds(3), scheduler: scheduler)
        }
        renderer.addResult(label: "sample(ticks)") { scheduler in
            scheduler.hot("\(source)").sample(scheduler.hot("\(ticks)"))
        }
    }

    private static let retry = GuidePicture(name: "retry") { scheduler, renderer in
        let attempts = [scheduler.cold("--a--#"), scheduler.cold("--a--b|")]
        let started = BehaviorSubject(value: 0)
        let source = Observable<String>.deferred {
            let attempt = attempts[(try? started.value()) ?? 0]
            started.onNext(1)
            return attempt.asObservable()
        }
        let result = scheduler.result(of: source.retry(2))
        renderer.add("--a--#", label: "first attempt")
        renderer.add("-------a--b|", label: "second attempt")
        renderer.addOperator("retry(2)")
        renderer.add(result, label: "result")
    }

    private static let sharing = GuidePicture(name: "cold-and-shared") { _, renderer in
        func draw(_ label: String, _ make: (Observable<String>) -> Observable<String>) {
            let scheduler = TestScheduler()
            let chain = make(scheduler.cold("a--b--c--d|").asObservable())
            let first = scheduler.record(chain)
            let second = scheduler.record(chain, disposedAt: "-----^")
            scheduler.start()
            renderer.add(Marbles(first.events), label: "\(label), first")
            renderer.add(Marbles(second.events), label: "\(label), second")
        }
        draw("cold") { $0 }
        renderer.addOperator("share()")
        draw("shared") { $0.share() }
    }
}

extension MarbleRenderer {
    /// Adds the events of a chain, recorded in a run of its own.
    fileprivate mutating func addResult(
        label: String,
        of chain: (TestScheduler) -> Observable<String>
    ) {
        let scheduler = TestScheduler()
        let observer = scheduler.record(chain(scheduler))
        scheduler.start()
        add(Marbles(observer.events), label: label)
    }
}

@Suite(.serialized, .timeLimit(.minutes(5)))
struct GuidePicturesTests {
    /// Writes the pictures instead if `RX_WRITE_PICTURES` is set.
    @Test(arguments: GuidePicture.all)
    func `a picture of a guide shows the operators' events`(picture: GuidePicture) throws {
        let svg = picture.svg
        let file = GuidePicture.folder.appending(path: picture.fileName)
        if ProcessInfo.processInfo.environment["RX_WRITE_PICTURES"] != nil {
            try svg.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == svg,
            "Draw it anew: RX_WRITE_PICTURES=1 swift test --filter GuidePicturesTests, and look at it."
        )
    }

    @Test func `no picture of a guide is left over`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: GuidePicture.folder.path())
        #expect(Set(names) == Set(GuidePicture.all.map(\.fileName)))
    }
}
