import Foundation

/// What a worker has measured, in a file, and how much of it the viewer has booked.
///
/// A reading is in the file before anything else happens to it, so a worker that is killed goes on behind it.
struct Outbox: Sendable {
    enum Event: Sendable {
        case measured(Int)
        case acknowledged(Int)
        case tick
    }

    private let file: URL
    private let goal: Int
    private(set) var readings: [Int]
    private var acknowledged = 0

    init(_ file: URL, goal: Int) throws {
        self.file = file
        self.goal = goal
        readings = try Lines.read(file).compactMap { Int($0) }
    }

    /// Whether all is measured, and booked.
    var isDone: Bool { acknowledged >= goal }

    /// The next readings that aren't booked, as a message; `nil` if there are none.
    var batch: Batch? {
        guard acknowledged < readings.count else { return nil }
        return Batch(first: acknowledged, readings: Array(readings[acknowledged...].prefix(100)))
    }

    mutating func take(_ event: Event) throws {
        switch event {
        case .measured(let reading):
            guard readings.count < goal else { return }
            try Lines.append("\(reading)", to: file)
            readings.append(reading)
        case .acknowledged(let count):
            // What an earlier message says may come later.
            acknowledged = max(acknowledged, min(count, readings.count))
        case .tick:
            break
        }
    }
}

/// Readings of a worker that follow one another; the first of all has the number 0.
struct Batch: Sendable {
    let first: Int
    let readings: [Int]

    init(first: Int, readings: [Int]) {
        self.first = first
        self.readings = readings
    }

    /// Reads a message; `nil` if it isn't one.
    init?(_ text: String) {
        let numbers = text.split(separator: " ").map { Int($0) }
        guard let first = numbers.first ?? nil, first >= 0, !numbers.contains(nil) else { return nil }
        self.init(first: first, readings: numbers.dropFirst().compactMap { $0 })
    }

    var text: String { ([first] + readings).map(String.init).joined(separator: " ") }
}

/// Files of lines that are only added to.
///
/// A line that was cut off when its writer was killed doesn't count.
enum Lines {
    static func read(_ file: URL) throws -> [Substring] {
        guard FileManager.default.fileExists(atPath: file.path) else {
            try Data().write(to: file)
            return []
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let end = text.lastIndex(of: "\n") else {
            try Data().write(to: file)
            return []
        }
        let whole = text[...end]
        if whole.endIndex < text.endIndex { try String(whole).write(to: file, atomically: true, encoding: .utf8) }
        return whole.split(separator: "\n")
    }

    static func append(_ line: String, to file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("\(line)\n".utf8))
    }
}
