#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// The test frameworks of this process, looked up when an expectation fails.
///
/// This module links none: otherwise a program that isn't a test couldn't be linked or launched without them, and each
/// kind of tests would load both. Any test runner has loaded its framework, so the few functions that report a failure
/// can be looked up. They are public, and take and return values whose layout this module needn't know, so their names
/// and calling conventions are part of the frameworks' stable interface.
enum TestFramework {
    /// Passes a failure to the framework that runs the current test; returns whether there is one.
    static func report(_ failure: TestFailure) -> Bool {
        let swiftTesting = SwiftTesting.find()
        if let swiftTesting, swiftTesting.isInTest() {
            swiftTesting.recordIssue(failure)
            return true
        }
        // On a thread outside any test of Swift Testing, either framework may be running; the other one ignores the
        // failure.
        let isTaken = XCTestFramework.report(failure)
        swiftTesting?.recordIssue(failure)
        return isTaken || swiftTesting != nil
    }
}

private enum XCTestFramework {
    /// Calls `XCTFail(_:file:line:)`.
    ///
    /// - Returns: Whether XCTest runs a test.
    static func report(_ failure: TestFailure) -> Bool {
        guard let address = symbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"), isRunningATest else {
            return false
        }
        // SAFETY: see `Callable`; this is the function's type.
        let fail = unsafeBitCast(Callable(address), to: Fail.self)
        fail.call(failure.message, failure.filePath, failure.line)
        return true
    }

    /// Apple's XCTest reports whether a test is running; the open-source one ignores a failure outside of any.
    private static var isRunningATest: Bool {
        guard let address = symbol("_XCTCurrentTestCase") else { return true }
        // SAFETY: this is the C function's type.
        let currentTestCase = unsafeBitCast(address, to: (@convention(c) () -> UnsafeRawPointer?).self)
        return currentTestCase() != nil
    }

    private struct Fail {
        let call: (String, StaticString, UInt) -> Void
    }
}

/// The functions of Swift Testing that report a failure.
private struct SwiftTesting {
    let isInTest: () -> Bool

    /// Takes the message, the identifier of the file, its path and the line.
    private let record: (String, String, String, Int) -> Void

    /// Calls `Issue.record(_:sourceLocation:)`.
    func recordIssue(_ failure: TestFailure) {
        let path = "\(failure.filePath)"
        // An identifier is "module/file"; the names of the folder and of the file come close.
        let names = path.split(separator: "/").suffix(2)
        let identifier = names.count == 2 ? names.joined(separator: "/") : "Tests/\(path)"
        record(failure.message, identifier, path, max(1, Int(failure.line)))
    }

    static func find() -> SwiftTesting? {
        guard
            let test = _typeByName("7Testing4TestV"),
            let issue = _typeByName("7Testing5IssueV"),
            let comment = _typeByName("7Testing7CommentV"),
            let location = _typeByName("7Testing14SourceLocationV")
        else {
            return nil
        }
        // Types that are looked up by name become generic arguments only one by one, each by opening its metatype.
        func withTest<Test>(_: Test.Type) -> SwiftTesting? {
            func withIssue<Issue>(_: Issue.Type) -> SwiftTesting? {
                func withComment<Comment>(_: Comment.Type) -> SwiftTesting? {
                    func withLocation<Location>(_: Location.Type) -> SwiftTesting? {
                        Functions<Test, Issue, Comment, Location>()?.erased
                    }
                    return _openExistential(location, do: withLocation)
                }
                return _openExistential(comment, do: withComment)
            }
            return _openExistential(issue, do: withIssue)
        }
        return _openExistential(test, do: withTest)
    }

    /// The functions of Swift Testing, whose types are known only by their names.
    private struct Functions<Test, Issue, Comment, Location> {
        let currentTest: () -> Test?
        // Initializers consume their arguments, and functions borrow them.
        let makeComment: (consuming String) -> Comment
        let makeLocation: (consuming String, consuming String, Int, Int) -> Location
        let record: (Comment?, Location) -> Issue

        init?() {
            guard
                let currentTest = symbol("$s7Testing4TestV7currentACSgvgZ"),
                let makeComment = symbol("$s7Testing7CommentV8rawValueACSS_tcfC"),
                let makeLocation = symbol("$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC"),
                let record = symbol("$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ")
            else {
                return nil
            }
            // SAFETY: see `Callable`. The four fields are the getter of `Test.current`, `Comment.init(rawValue:)`,
            // `SourceLocation.init(fileID:filePath:line:column:)` and `Issue.record(_:sourceLocation:)`. Their module
            // is built for library evolution, so its structs are passed by address, as values of generic types are.
            self = unsafeBitCast(
                (Callable(currentTest), Callable(makeComment), Callable(makeLocation), Callable(record)),
                to: Self.self
            )
        }

        var erased: SwiftTesting {
            SwiftTesting(
                isInTest: { currentTest() != nil },
                record: { message, identifier, path, line in
                    _ = record(makeComment(message), makeLocation(identifier, path, line, 1))
                }
            )
        }
    }
}

/// A function known by its address, in the layout of a closure without captures.
///
/// It is cast to a struct with one field of the function's type, and not to the function type itself: as an argument of
/// a generic function, that would stand for a closure that takes everything by address.
private struct Callable {
    let code: UnsafeMutableRawPointer
    let captured: UnsafeMutableRawPointer? = nil

    init(_ code: UnsafeMutableRawPointer) {
        self.code = code
    }
}

/// The address of a function of any library that has been loaded.
private func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    guard let program = dlopen(nil, RTLD_NOW) else { return nil }
    return dlsym(program, name)
}
