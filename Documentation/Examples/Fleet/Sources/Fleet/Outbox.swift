import Foundation

/// The readings of a worker, in a file, and how many of them the viewer has booked.
///
/// A reading is in the file before it is used, so a worker that is killed continues after it.
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

    /// Whether all readings are measured and booked.
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
            // An earlier message may arrive later.
            acknowledged = max(acknowledged, min(count, readings.count))
        case .tick:
            break
        }
    }
}

/// Consecutive readings of a worker; the first of all has the number 0.
struct Batch: Sendable {
    let first: Int
    let readings: [Int]

    init(first: Int, readings: [Int]) {
        self.first = first
        self.readings = readings
    }

    /// Parses a message; `nil` if it isn't one.
    init?(_ text: String) {
        let numbers = text.split(separator: " ").map { Int($0) }
        guard let first = numbers.first ?? nil, first >= 0, !numbers.contains(nil) else { return nil }
        self.init(first: first, readings: numbers.dropFirst().compactMap { $0 })
    }

    var text: String { ([first] + readings).map(String.init).joined(separator: " ") }
}

/// Append-only files of lines.
///
/// A line that was cut off when its writer was killed is ignored.
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
