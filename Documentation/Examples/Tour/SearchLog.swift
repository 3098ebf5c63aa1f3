/// Keeps account of all searches of a run, so that each one ends in exactly one way.
struct SearchLog: Sendable {
    /// How each search stands, or how it ended; only the last one has its hits.
    private(set) var searches: [SearchReport] = []
    /// The last report, if there is one; it may belong to a blank query, which is no search.
    private(set) var current: SearchReport?

    /// The searches that were cancelled.
    var cancelled: [SearchReport] { searches.filter { $0.stage == .cancelled } }

    /// The query that was typed last, once there is an answer to it.
    var answered: String? {
        current.flatMap { $0.hitCount > 0 || $0.stage != .searching ? $0.query : nil }
    }

    /// Whether a search could not even begin.
    var hasFailure: Bool { searches.contains { if case .failed = $0.stage { true } else { false } } }

    /// Notes a report; if it is the first one of its search, an older search that isn't over has been cancelled.
    mutating func record(_ report: SearchReport) {
        let isNews = report.query != current?.query
        if isNews { close() }
        current = report
        guard report.stage != .blank else { return }
        searches.replaceSubrange((isNews ? searches.endIndex : searches.endIndex - 1)..., with: [report])
    }

    /// Notes that no more reports of the last search will come: if it has not said how it ended, it was cancelled.
    mutating func close() {
        guard let last = searches.indices.last else { return }
        if searches[last].stage == .searching { searches[last].stage = .cancelled }
        searches[last].hits = []
    }
}
