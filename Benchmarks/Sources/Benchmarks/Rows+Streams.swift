import RxObservable
import RxStreams

extension Catalogue {
    /// The parsers of bytes, on the same text in each run.
    ///
    /// An operation is a byte, so a nanosecond is a gigabyte per second.
    static var streamRows: [Row] {
        [
            parsing("lines", lineText) {
                $0.lines().map(\.utf8.count)
            } expected: {
                $0.utf8.count
            },
            parsing("jsonLines", jsonText) {
                $0.jsonLines(of: Reading.self).map(\.value)
            } expected: {
                $0.utf8.count
            },
            parsing("serverSentEvents", eventText) {
                $0.serverSentEvents().map(\.data.utf8.count)
            } expected: {
                $0.hasPrefix("data: ") ? $0.utf8.count - 6 : 0
            },
        ]
    }

    /// A row that parses a text of some hundred kilobytes in chunks of 4 kB, and adds up the results.
    ///
    /// - Parameters:
    ///   - name: The name of the parser.
    ///   - line: Makes a part of the text, by its number.
    ///   - parse: Parses the chunks.
    ///   - expected: What a line of the text adds to the sum.
    /// - Returns: The row.
    private static func parsing(
        _ name: String,
        _ line: (Int) -> String,
        _ parse: @escaping (Observable<[UInt8]>) -> Observable<Int>,
        expected: (String) -> Int
    ) -> Row {
        let lines = (0..<lineCount).map(line)
        let bytes = Array(lines.joined().utf8)
        let chunks = stride(from: 0, to: bytes.count, by: 4_096).map {
            Array(bytes[$0..<min($0 + 4_096, bytes.count)])
        }
        let sum = lines.flatMap { $0.split(separator: "\n") }.reduce(0) { $0 + expected(String($1)) }
        return Row(
            "streams.\(name)",
            "\(name)() of chunks of 4 kB; per byte",
            operations: bytes.count
        ) { count in
            (0..<count).reduce(0) { total, _ in
                let counter = Counter()
                _ = parse(opaque(Observable.from(chunks))).subscribe(onNext: { counter.add($0) })
                return total &+ counter.value
            }
        } expected: {
            sum * $0
        }
    }

    private static var lineCount: Int { 2_000 }

    /// Lines of 20 to 180 characters, a tenth of which aren't ASCII.
    private static func lineText(_ number: Int) -> String {
        let words = repeatElement(number % 10 == 0 ? "größer " : "number ", count: 2 + number * 7 % 23)
        return "\(number) \(words.joined())\n"
    }

    /// An object whose value is the length of its line.
    private static func jsonText(_ number: Int) -> String {
        let start = "{\"name\": \"sensor \(number % 100)\", \"tags\": [\"a\", \"b\"], \"value\": "
        return "\(start)\(start.utf8.count + 3)}\n"
    }

    private static func eventText(_ number: Int) -> String {
        "id: \(number)\nevent: token\ndata: {\"delta\": \"word \(number)\", \"index\": \(number % 7)}\n\n"
    }

    private struct Reading: Decodable {
        let name: String
        let tags: [String]
        let value: Int
    }
}
