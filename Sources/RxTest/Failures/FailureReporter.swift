internal import RxDisposables

/// Takes failed expectations to the test framework, which this module doesn't link.
///
/// Only methods that report by themselves need it, such as `expect`; `#expect` and `XCTAssertEqual` on what `result`
/// returns don't. Set the handler once, before the first test. With Swift Testing:
///
/// ```swift
/// FailureReporter.handler = { failure in
///     let file = "\(failure.filePath)"
///     let place = SourceLocation(fileID: file, filePath: file, line: Int(failure.line), column: 1)
///     Issue.record(Comment(rawValue: failure.message), sourceLocation: place)
/// }
/// ```
///
/// With XCTest: `FailureReporter.handler = { XCTFail($0.message, file: $0.filePath, line: $0.line) }`.
public enum FailureReporter {
    /// Takes a failed expectation.
    public typealias Handler = @Sendable (TestFailure) -> Void

    @TaskLocal private static var collector: FailureList?
    private static let settings = FailureSettings()

    /// Where failures go.
    ///
    /// As long as there is no handler, a failure traps, so that none goes unseen.
    public static var handler: Handler? {
        get { settings.handler }
        set { settings.handler = newValue }
    }

    /// Collects the failures that are reported while `body` runs, instead of handing them to the handler.
    ///
    /// ```swift
    /// #expect(FailureReporter.failures { scheduler.expect(chain, "A--|") } == [])
    /// ```
    ///
    /// - Parameter body: What may fail.
    /// - Returns: The failures in order.
    /// - Throws: What `body` throws.
    public static func failures(in body: () throws -> Void) rethrows -> [TestFailure] {
        let list = FailureList()
        try $collector.withValue(list, operation: body)
        return list.failures
    }

    static func report(_ failure: TestFailure) {
        if let collector {
            collector.append(failure)
        } else if let handler {
            handler(failure)
        } else {
            fatalError(
                """
                \(failure)
                An expectation failed, and nobody takes it to the test framework. Set FailureReporter.handler, or \
                compare with #expect(scheduler.result(of: …) == "…").
                """
            )
        }
    }
}

// SAFETY: see `stored`.
private final class FailureSettings: @unchecked Sendable {
    private let lock = Lock()

    /// Touched only under the lock.
    private var stored: FailureReporter.Handler?

    var handler: FailureReporter.Handler? {
        get { lock.withLock { stored } }
        set {
            var newValue = newValue
            lock.withLock { swap(&stored, &newValue) }
        }
    }
}

// SAFETY: see `stored`.
private final class FailureList: @unchecked Sendable {
    private let lock = Lock()

    /// Touched only under the lock.
    private var stored: [TestFailure] = []

    var failures: [TestFailure] {
        lock.withLock { stored }
    }

    func append(_ failure: TestFailure) {
        lock.withLock { stored.append(failure) }
    }
}
