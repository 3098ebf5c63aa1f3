/// A failed expectation: a message, and its place in the test.
public struct TestFailure: Hashable, Sendable {
    /// The failure, in words and diagrams.
    public let message: String

    /// The file of the test.
    public var filePath: StaticString { location.file }

    /// The line in that file.
    public var line: UInt { location.line }

    let location: TestLocation

    init(message: String, location: TestLocation) {
        self.message = message
        self.location = location
    }
}

extension TestFailure: CustomStringConvertible {
    /// The place and the message.
    public var description: String {
        "\(filePath):\(line): \(message)"
    }
}

/// A place in a test.
struct TestLocation: Hashable, Sendable {
    let file: StaticString
    let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    static func == (lhs: TestLocation, rhs: TestLocation) -> Bool {
        lhs.line == rhs.line && "\(lhs.file)" == "\(rhs.file)"
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(line)
    }
}
