import RxObservable
import RxTest
import Testing
@Suite struct ZTemp {
    let scheduler = TestScheduler()
    @Test func a() {
        let source = scheduler.hot("a--b--c|")
        #expect(scheduler.result(of: source.map { $0 + "hello" }) == "A--B-C|")
        #expect(source.subscriptionMarbles == ["^-----!"])
    }
    @Test func b() {
        let source = scheduler.hot("a--b--c|")
        FailureReporter.handler = { f in Issue.record(Comment(rawValue: f.message), sourceLocation: SourceLocation(fileID: "\(f.filePath)", filePath: "\(f.filePath)", line: Int(f.line), column: 1)) }
        scheduler.expect(source, "a-(bc|)")
        scheduler.expectSubscriptions(of: source, "^---!", "^--")
        _ = scheduler.hot("a-(-")
    }
}
