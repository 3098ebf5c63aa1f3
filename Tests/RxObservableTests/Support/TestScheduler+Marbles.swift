import RxTest
import Testing

extension TestScheduler {
    /// A scheduler for marble tests whose failed expectations fail the test that runs, at the line of `expect`.
    static func forMarbles() -> TestScheduler {
        _ = reportsToSwiftTesting
        return TestScheduler()
    }
}

private let reportsToSwiftTesting: Bool = {
    FailureReporter.handler = { failure in
        let file = "\(failure.filePath)"
        let place = SourceLocation(fileID: file, filePath: file, line: Int(failure.line), column: 1)
        Issue.record(Comment(rawValue: failure.message), sourceLocation: place)
    }
    return true
}()
