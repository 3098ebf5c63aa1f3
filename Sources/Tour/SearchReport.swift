/// What a search has to say at some moment: what is new, and the sums so far.
struct SearchReport: Sendable, CustomStringConvertible {
    /// How far a search has come.
    enum Stage: Sendable, Equatable {
        case searching
        case finished
        /// Nobody listens any more, and the search has noticed.
        case cancelled
        /// The folder itself can't be read.
        case failed(String)
    }

    /// Tells the searches of one run apart, since a query may come twice.
    var number: Int
    /// What is searched for.
    var query: String
    /// How far the search has come.
    var stage = Stage.searching
    /// The hits since the last report.
    var hits: [Hit] = []
    /// What could not be read since the last report.
    var unreadable: [Unreadable] = []
    /// What has been done so far.
    var totals = SearchTotals()
    /// The time since the search began.
    var elapsed = Duration.zero

    /// How many hits there are so far: what a timeline shows.
    var description: String { "\(totals.hits)" }

    /// The only report of a query with nothing in it.
    static func nothing(for query: String) -> SearchReport {
        SearchReport(number: 0, query: query, stage: .finished)
    }

    /// The same report as the last word of a search that was cancelled.
    func asCancelled() -> SearchReport {
        var report = self
        report.stage = .cancelled
        return report
    }

    /// The last report of a search whose folder can't be read.
    static func failure(of query: String, _ error: any Error) -> SearchReport {
        SearchReport(number: 0, query: query, stage: .failed(String(describing: error)))
    }
}

/// A line that matches.
struct Hit: Sendable, Equatable {
    /// The file's path within the folder.
    var file: String
    /// The number of the line, from 1.
    var line: Int
    /// The line's text.
    var excerpt: Excerpt
    /// How long after the start of the search it was found.
    var elapsed: Duration
}

/// A file or folder that can't be read.
struct Unreadable: Error, Sendable, Equatable, CustomStringConvertible {
    /// Its path within the folder, or the folder itself.
    var path: String
    /// The system's words.
    var reason: String

    var description: String {
        "Can't read '\(TextLayout.cutStart(of: TextLayout.printable(path), to: 200))': \(reason)."
    }
}

/// The sums of a search.
struct SearchTotals: Sendable, Equatable {
    /// Lines that match.
    var hits = 0
    /// Files with such lines.
    var filesWithHits = 0
    /// Files that were searched.
    var files = 0
    /// Bytes that were searched.
    var bytes = 0
    /// Files that are not text.
    var notText = 0
    /// Symbolic links, which are not followed.
    var links = 0
    /// Sockets, pipes and devices.
    var special = 0
    /// Folders that hold no sources: `.git`, `.build` and the like.
    var ignoredFolders = 0
    /// Files and folders that can't be read.
    var unreadable = 0
}
