import Foundation

/// How a search stands.
struct SearchReport: Sendable {
    /// How far a search has come, if there is anything to search for at all.
    enum Stage: Sendable, Equatable {
        case blank
        case searching
        case finished
        case cancelled
        case failed(String)
    }

    /// The text to search for.
    let query: String
    var stage = Stage.searching
    /// How many lines match, and the first of them.
    var hitCount = 0
    var hits: [Hit] = []
    /// Files with such lines, files and bytes that were searched.
    var filesWithHits = 0, files = 0, bytes = 0
    /// When the search began, and the time since.
    let start = ContinuousClock.now
    var elapsed = Duration.zero

    /// The report of a search that has failed.
    static func failure(of query: String, _ error: any Error) -> SearchReport {
        SearchReport(query: query, stage: .failed("\(error)"))
    }

    /// How much of a file is searched.
    private static let mostBytes = 8 * 1024 * 1024

    /// Searches the next file of a folder; without one, that was the last.
    ///
    /// It keeps the first `mostHits` hits, and with `stopsThere` it counts no others.
    mutating func search(_ file: String?, in folder: String, for needle: Needle, mostHits: Int, stopsThere: Bool) {
        defer { elapsed = .now - start }
        guard let file else { return stage = .finished }
        let handle = FileHandle(forReadingAtPath: "\(folder)/\(file)")
        guard let content = try? handle?.read(upToCount: Self.mostBytes) else { return }
        let before = hitCount
        let isText = needle.forEachMatch(in: content) { match in
            hitCount += 1
            if hits.count < mostHits { hits.append(Hit(file: file, match, elapsed: .now - start)) }
            return !stopsThere || hits.count < mostHits
        }
        guard isText else { return }
        files += 1
        bytes += content.count
        filesWithHits += hitCount > before ? 1 : 0
    }
}

/// A line that matches.
struct Hit: Sendable, Equatable {
    /// The file's path within the folder.
    let file: String
    /// The number of the line, from 1.
    let line: Int
    /// The match, and the text before and after it: printable, and trimmed.
    let before, match, after: String
    /// How long after the start of the search it was found.
    let elapsed: Duration
}

extension Hit {
    /// How many bytes are kept on each side of the match: more than a line of the terminal shows.
    private static let most = 500

    /// Takes a hit from a file's text.
    init(file: String, _ found: Needle.Match, elapsed: Duration) {
        func text(from start: UnsafePointer<CChar>, to end: UnsafePointer<CChar>) -> String {
            let bytes = UnsafeRawBufferPointer(start: start, count: end - start)
            return TextLayout.printable(String(decoding: bytes, as: UTF8.self))
        }
        let (line, match) = (found.line, found.match)
        var after = text(from: match.upperBound, to: min(line.upperBound, match.upperBound + Hit.most))
        while after.last == " " { after.removeLast() }
        let before = text(from: max(line.lowerBound, match.lowerBound - Hit.most), to: match.lowerBound)
        self.init(
            file: file,
            line: found.number,
            before: String(before.drop { $0 == " " }),
            match: text(from: match.lowerBound, to: match.upperBound),
            after: after,
            elapsed: elapsed
        )
    }
}
