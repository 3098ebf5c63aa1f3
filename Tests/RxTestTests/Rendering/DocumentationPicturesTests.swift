import Dispatch
import Foundation
import RxObservable
import RxSchedulers
import RxTest
import Testing

/// A picture of the documentation, drawn from what the operator sends.
struct Picture: CustomTestStringConvertible, Sendable {
    let name: String
    let modules: [String]
    let draw: @Sendable (_ scheduler: TestScheduler, _ renderer: inout MarbleRenderer) -> Void

    init(
        _ name: String,
        in modules: [String] = ["RxObservable"],
        draw: @escaping @Sendable (_ scheduler: TestScheduler, _ renderer: inout MarbleRenderer) -> Void
    ) {
        self.name = name
        self.modules = modules
        self.draw = draw
    }

    var testDescription: String { name }

    var svg: String {
        var renderer = MarbleRenderer()
        draw(TestScheduler(), &renderer)
        return renderer.svg
    }

    var files: [URL] {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return modules.map { root.appending(path: "Sources/\($0)/\($0).docc/Resources/\(name).svg") }
    }

    /// Two sources, an operator, and its result.
    static func ofTwo(
        _ name: String,
        _ operation: String,
        _ x: Marbles,
        _ y: Marbles,
        names: [String] = [],
        _ make: @escaping @Sendable (Observable<String>, Observable<String>) -> Observable<String>
    ) -> Picture {
        Picture(name) { scheduler, renderer in
            let result = scheduler.result(of: make(scheduler.hot("\(x)"), scheduler.hot("\(y)")), names: names)
            renderer.add(x, label: "x")
            renderer.add(y, label: "y")
            renderer.addOperator(operation)
            renderer.add(result, label: "result")
        }
    }

    /// A source, an operator, and its result.
    static func ofOne(
        _ name: String,
        _ operation: String,
        _ source: Marbles,
        in modules: [String] = ["RxObservable"],
        _ make: @escaping @Sendable (Observable<String>, TestScheduler) -> Observable<String>
    ) -> Picture {
        Picture(name, in: modules) { scheduler, renderer in
            let result = scheduler.result(of: make(scheduler.hot("\(source)"), scheduler))
            renderer.add(source, label: "source")
            renderer.addOperator(operation)
            renderer.add(result, label: "result")
        }
    }

    static let all: [Picture] = [
        ofTwo("merge", "merge(x, y)", "a---b-----|", "--1---2|") { .merge($0, $1) },
        ofTwo(
            "combine-latest",
            "combineLatest(x, y) { x, y in x + y }",
            "a-----b-----|",
            "--1-----2--|",
            names: ["a1", "b1", "b2"]
        ) { .combineLatest($0, $1) { $0 + $1 } },
        ofTwo("zip", "zip(x, y) { x, y in x + y }", "a-b-----c--|", "---1--2---|", names: ["a1", "b2"]) {
            .zip($0, $1) { $0 + $1 }
        },
        ofOne("flat-map", "flatMap { x in \"x--x--x|\" }", "a---b--------|") { source, scheduler in
            source.flatMap { scheduler.cold("\($0)--\($0)--\($0)|") }
        },
        ofOne("flat-map-latest", "flatMapLatest { x in \"x--x--x|\" }", "a---b--------|") { source, scheduler in
            source.flatMapLatest { scheduler.cold("\($0)--\($0)--\($0)|") }
        },
        ofOne("debounce", "debounce(3)", "ab---c--|", in: ["RxObservable", "RxTest"]) { source, scheduler in
            source.debounce(.seconds(3), scheduler: scheduler)
        },
        ofOne("throttle", "throttle(3)", "abcd-----e--|") { source, scheduler in
            source.throttle(.seconds(3), scheduler: scheduler)
        },
        ofOne("catch", "catch { error in \"1-2|\" }", "a--b--#") { source, scheduler in
            source.catch { _ in scheduler.cold("1-2|") }
        },
    ]
}

@Suite(.serialized)
struct DocumentationPicturesTests {
    /// Writes the pictures instead if `RX_WRITE_PICTURES` is set.
    @Test(arguments: Picture.all)
    func arePicturesOfWhatTheOperatorsSend(picture: Picture) throws {
        for file in picture.files {
            if ProcessInfo.processInfo.environment["RX_WRITE_PICTURES"] != nil {
                try picture.svg.write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(
                try String(contentsOf: file, encoding: .utf8) == picture.svg,
                "Draw it anew: RX_WRITE_PICTURES=1 swift test --filter DocumentationPicturesTests, and look at it."
            )
        }
    }

    @Test func noPictureIsLeftOver() {
        for module in ["RxObservable", "RxTest"] {
            let known = Set(Picture.all.flatMap(\.files).filter { $0.path().contains("/\(module).docc/") })
            guard let folder = known.first?.deletingLastPathComponent() else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
            #expect(Set(names) == Set(known.map(\.lastPathComponent)))
        }
    }
}
