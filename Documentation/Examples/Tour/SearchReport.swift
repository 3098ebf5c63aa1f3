import Foundation

/// How a search stands.
struct SearchReport: Sendable, CustomStringConvertible {
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
    /// How many of each kind were skipped, and the unreadable files.
    var skipped: [Skipped: Int] = [:]
    var unreadable: [Unreadable] = []
    /// When the search began, and the time since.
    let start = ContinuousClock.now
    var elapsed = Duration.zero

    /// The report of a search that has failed.
    static func failure(of query: String, _ error: any Error) -> SearchReport {
        SearchReport(query: query, stage: .failed("\(error)"))
    }

    /// How many hits there are so far: the label in a timeline.
    var description: String { "\(hitCount)" }

    /// The size of the biggest file that is searched.
    private static let mostBytes = 64 * 1024 * 1024

    /// Searches the next entry of a folder.
    ///
    /// It keeps the first `mostHits` hits, and with `stopsThere` it counts no others.
    mutating func search(
        _ entry: FolderWalk.Entry,
        in folder: String,
        for needle: Needle,
        mostHits: Int,
        stopsThere: Bool
    ) {
        defer { elapsed = .now - start }
        switch entry {
        case .skipped(let what): skipped[what, default: 0] += 1
        case .unreadable(let what): add(what)
        case .folder: break  // the walk enters it by itself
        case .end: stage = .finished
        case .file(let file):
            // Without O_NONBLOCK, a pipe that has taken the file's place would wait for a writer for ever.
            let descriptor = open("\(folder)/\(file)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            let handle = descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            guard let handle, let content = try? SearchReport.read(handle) else {
                return add(Unreadable(path: file, code: errno))
            }
            guard content.count <= SearchReport.mostBytes else { return skipped[.tooBig, default: 0] += 1 }
            let before = hitCount
            let isText = needle.forEachMatch(in: content) { match in
                hitCount += 1
                if hits.count < mostHits { hits.append(Hit(file: file, match, elapsed: .now - start)) }
                return !stopsThere || hits.count < mostHits
            }
            guard isText else { return skipped[.notText, default: 0] += 1 }
            files += 1
            bytes += content.count
            filesWithHits += hitCount > before ? 1 : 0
        }
    }

    /// Reads a file; only its beginning if the beginning isn't text, as in many big files.
    private static func read(_ handle: FileHandle) throws -> Data {
        let start = try handle.read(upToCount: 65_536) ?? Data()
        let isAll = start.count < 65_536 || start.withUnsafeBytes { $0.contains(0) }
        return isAll ? start : start + (try handle.read(upToCount: mostBytes) ?? Data())
    }

    private mutating func add(_ what: Unreadable) {
        unreadable.append(what)
        skipped[.unreadable, default: 0] += 1
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
