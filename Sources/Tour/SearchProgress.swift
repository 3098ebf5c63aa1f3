/// What a running search knows, and when it is time to say it.
struct SearchProgress {
    private let clock = ContinuousClock()
    private let mostHits: Int
    private let start: ContinuousClock.Instant
    private var current: SearchReport
    private var file = ""
    private var hasHits = false
    private var lastReport: ContinuousClock.Instant
    private var isFirstHitReported = false

    /// The shortest time between two reports after the first hit.
    static let pace = Duration.milliseconds(30)

    /// Starts the clock.
    ///
    /// - Parameters:
    ///   - number: Tells the searches of one run apart.
    ///   - query: What is searched for.
    ///   - mostHits: How many hits are kept; more are only counted, since nobody sees them.
    init(number: Int, query: String, mostHits: Int) {
        self.mostHits = mostHits
        start = clock.now
        lastReport = start
        current = SearchReport(number: number, query: query)
    }

    /// Notes that a file is being searched.
    mutating func begin(_ location: FileLocation) {
        file = location.name
        hasHits = false
    }

    /// Notes a line that matches.
    ///
    /// - Parameter match: The line.
    /// - Returns: Whether it is the first one of this search.
    mutating func add(_ match: FileScanner.Match) -> Bool {
        if current.totals.hits < mostHits {
            current.hits.append(
                Hit(file: file, line: match.line, excerpt: match.excerpt, elapsed: clock.now - start)
            )
        }
        current.totals.hits += 1
        if !hasHits {
            hasHits = true
            current.totals.filesWithHits += 1
        }
        return current.totals.hits == 1
    }

    /// Notes how the scan of a file ended.
    mutating func end(_ outcome: FileScanner.Outcome) {
        switch outcome.ending {
        case .done:
            current.totals.files += 1
            current.totals.bytes += outcome.bytes
        case .notText:
            current.totals.notText += 1
        case .cancelled:
            current.totals.bytes += outcome.bytes
        }
    }

    /// Notes what isn't searched.
    mutating func pass(_ entry: FolderWalk.Entry) {
        switch entry {
        case .file: break
        case .link: current.totals.links += 1
        case .special: current.totals.special += 1
        case .ignoredFolder: current.totals.ignoredFolders += 1
        case .unreadable(let unreadable):
            current.totals.unreadable += 1
            current.unreadable.append(unreadable)
        }
    }

    /// Whether to report: at the first hit, and then at intervals.
    var isReportDue: Bool {
        if !isFirstHitReported, current.totals.hits > 0 {
            return true
        }
        return clock.now - lastReport >= SearchProgress.pace
    }

    /// Says what is new.
    ///
    /// - Parameter stage: How far the search has come.
    /// - Returns: The report. The next one will hold only what comes after it.
    mutating func report(_ stage: SearchReport.Stage = .searching) -> SearchReport {
        lastReport = clock.now
        isFirstHitReported = current.totals.hits > 0
        var report = current
        report.stage = stage
        report.elapsed = lastReport - start
        current.hits = []
        current.unreadable = []
        return report
    }
}
