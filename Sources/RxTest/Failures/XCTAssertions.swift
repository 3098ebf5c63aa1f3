public import RxObservable
public import RxTraits

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects two lists of recorded events to be equal.
///
/// Tests written for other frameworks use this name. A failure goes through ``FailureReporter``, lists the differing
/// events, and marks the first of them:
///
/// ```
/// 3 events came, as many as expected; event 1 is the first that differs.
/// → event 1: expected next(b) @ 3, got next(b) @ 2
///   event 2: expected completed @ 4, got completed @ 3
/// ```
///
/// - Parameters:
///   - lhs: The events that came.
///   - rhs: The events that should have come.
///   - file: Where to report a failure.
///   - line: Where to report a failure.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element>>],
    _ rhs: [Recorded<Event<Element>>],
    file: StaticString = #filePath,
    line: UInt = #line
) {
    expectEqual(lhs, rhs, TestLocation(file, line))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects two lists of recorded events, whose elements may be `nil`, to be equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element?>>],
    _ rhs: [Recorded<Event<Element?>>],
    file: StaticString = #filePath,
    line: UInt = #line
) {
    expectEqual(lhs, rhs, TestLocation(file, line))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects two lists of events to be equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Event<Element>],
    _ rhs: [Event<Element>],
    file: StaticString = #filePath,
    line: UInt = #line
) {
    expectEqual(lhs, rhs, TestLocation(file, line))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects two lists of events of singles to be equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>],
    _ rhs: [SingleEvent<Element>],
    file: StaticString = #filePath,
    line: UInt = #line
) {
    expectEqual(lhs, rhs, TestLocation(file, line), by: ==)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects two lists of events of maybes to be equal.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [MaybeEvent<Element>],
    _ rhs: [MaybeEvent<Element>],
    file: StaticString = #filePath,
    line: UInt = #line
) {
    expectEqual(lhs, rhs, TestLocation(file, line))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects two lists of events of completables to be equal.
public func XCTAssertEqual(
    _ lhs: [CompletableEvent],
    _ rhs: [CompletableEvent],
    file: StaticString = #filePath,
    line: UInt = #line
) {
    expectEqual(lhs, rhs, TestLocation(file, line))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects that the events are `next`s with the given elements, at whatever times, and nothing else.
///
/// - Parameters:
///   - stream: The events that came.
///   - elements: The elements that should have come.
///   - file: Where to report a failure.
///   - line: Where to report a failure.
public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>],
    _ elements: [Element],
    file: StaticString = #filePath,
    line: UInt = #line
) {
    expectEqual(stream.map(\.value), elements.map(Event.next), TestLocation(file, line))
}

private func expectEqual<Value: Equatable>(_ actual: [Value], _ expected: [Value], _ location: TestLocation) {
    expectEqual(actual, expected, location, by: ==)
}

private func expectEqual<Value>(
    _ actual: [Value],
    _ expected: [Value],
    _ location: TestLocation,
    by isEqual: (Value, Value) -> Bool
) {
    let count = max(actual.count, expected.count)
    let differences = (0..<count).filter { index in
        guard index < actual.count, index < expected.count else { return true }
        return !isEqual(actual[index], expected[index])
    }
    guard let first = differences.first else { return }
    let counts = actual.count == expected.count ? "as many as expected" : "and \(expected.count) were expected"
    var lines = ["\(actual.count) events came, \(counts); event \(first) is the first that differs."]
    for index in differences {
        let (came, wanted) = words(
            index < actual.count ? actual[index] : nil,
            index < expected.count ? expected[index] : nil
        )
        lines.append("\(index == first ? "→" : " ") event \(index): expected \(wanted), got \(came)")
    }
    FailureReporter.report(TestFailure(message: lines.joined(separator: "\n"), location: location))
}

/// The descriptions of two values, or their dumps if the descriptions are equal.
private func words<Value>(_ left: Value?, _ right: Value?) -> (String, String) {
    func words(_ description: (Value) -> String) -> (String, String) {
        (left.map(description) ?? "nothing", right.map(description) ?? "nothing")
    }
    let short = words { "\($0)" }
    guard short.0 == short.1 else { return short }
    return words { value in
        var text = ""
        dump(value, to: &text)
        return text.split(separator: "\n").map { $0.drop { " ▿-".contains($0) } }.joined(separator: ", ")
    }
}
