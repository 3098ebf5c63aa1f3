internal import RxDisposables

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// Reports failed expectations to the test framework.
///
/// A failure of `expect`, of ``XCTAssertRecordedElements(_:_:file:line:)`` and the like is an ordinary failure of the
/// test that runs, at the line of the test: XCTest and Swift Testing are found when they are needed, and there is
/// nothing to set up. For another framework, set the ``handler`` once, before the first test:
///
/// ```swift
/// FailureReporter.handler = { failure in
///     report(failure.message, failure.filePath, failure.line)
/// }
/// ```
public enum FailureReporter {
    /// Takes a failed expectation.
    public typealias Handler = @Sendable (TestFailure) -> Void

    private final class FailureList: Sendable {
        let failures = Locked<[TestFailure]>([])
    }

    private static let collector = ScopedValue<FailureList>()
    private static let ownHandler = Locked<Handler?>(nil)

    /// Where failures go; `nil` for the framework that runs the test.
    ///
    /// If there is neither a handler nor a framework, failures are written to standard error.
    public static var handler: Handler? {
        get { ownHandler.current }
        set { ownHandler.replace(newValue) }
    }

    /// Collects the failures that are reported while `body` runs, instead of passing them to the handler.
    ///
    /// ```swift
    /// #expect(FailureReporter.failures { scheduler.expect(chain, "A--|") } == [])
    /// ```
    ///
    /// - Parameter body: The code that may fail.
    /// - Returns: The failures in order.
    /// - Throws: The error of `body`.
    public static func failures(in body: () throws -> Void) rethrows -> [TestFailure] {
        let list = FailureList()
        try collector.withValue(list, body)
        return list.failures.current
    }

    /// Collects the failures that are reported while `body` runs, across its suspensions.
    ///
    /// - Parameter body: The code that may fail.
    /// - Returns: The failures in order.
    /// - Throws: The error of `body`.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    nonisolated(nonsending) public static func failures(
        in body: nonisolated(nonsending) () async throws -> Void
    ) async rethrows -> [TestFailure] {
        let list = FailureList()
        try await collector.withValue(list, body)
        return list.failures.current
    }

    static func report(_ failure: TestFailure) {
        // The collector takes precedence over the framework: an expected failure must not fail the test.
        if let collector = collector.current {
            collector.failures.withLock { $0.append(failure) }
        } else if let handler {
            handler(failure)
        } else if !TestFramework.report(failure) {
            complain(about: failure)
        }
    }

    private static func complain(about failure: TestFailure) {
        var text = """
            \(failure)
            No test framework takes this: neither XCTest nor Swift Testing is loaded, and FailureReporter.handler isn't set.

            """
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
