public import RxObservable

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects two lists of recorded events to be equal.
///
/// The name is the one that tests of other frameworks use; a failure goes through ``FailureReporter``, and lists the
/// events that differ.
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
///
/// - Parameters:
///   - lhs: The events that came.
///   - rhs: The events that should have come.
///   - file: Where to report a failure.
///   - line: Where to report a failure.
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
///
/// - Parameters:
///   - lhs: The events that came.
///   - rhs: The events that should have come.
///   - file: Where to report a failure.
///   - line: Where to report a failure.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Event<Element>],
    _ rhs: [Event<Element>],
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
    guard actual != expected else { return }
    var lines = ["\(actual.count) events came, and \(expected.count) were expected."]
    for index in 0..<max(actual.count, expected.count) {
        let left = index < actual.count ? actual[index] : nil
        let right = index < expected.count ? expected[index] : nil
        if left == right { continue }
        lines.append("  event \(index): expected \(words(right)), got \(words(left))")
    }
    FailureReporter.report(TestFailure(message: lines.joined(separator: "\n"), location: location))
}

private func words<Value>(_ value: Value?) -> String {
    value.map { "\($0)" } ?? "nothing"
}
