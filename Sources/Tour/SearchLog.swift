/// Keeps account of all searches of a run, so that each one ends in exactly one way.
struct SearchLog {
    /// The last report of each search, without its hits.
    private(set) var searches: [SearchReport] = []
    /// What could not be read, each once.
    private(set) var unreadable: [Unreadable] = []

    /// The queries whose searches were cancelled.
    var cancelledQueries: [String] {
        searches.filter { $0.stage == .cancelled }.map(\.query)
    }

    /// Whether a search could not even begin.
    var hasFailure: Bool {
        searches.contains { if case .failed = $0.stage { true } else { false } }
    }

    /// Notes a report.
    ///
    /// A search may finish and be cancelled at the same moment. The report that comes first counts.
    ///
    /// - Parameter report: The report.
    /// - Returns: What is new in it to be shown; `nil` if its search is over already.
    mutating func record(_ report: SearchReport) -> SearchReport? {
        guard report.stage != .finished || report.number > 0 else { return report }
        var news = report
        let index = searches.firstIndex {
            report.number == 0 ? $0.query == report.query && $0.stage == .searching : $0.number == report.number
        }
        if let index, searches[index].stage != .searching {
            return nil
        }
        news.unreadable = report.unreadable.filter { !unreadable.contains($0) }
        unreadable += news.unreadable
        var summary = report
        summary.hits = []
        summary.unreadable = []
        if let index {
            summary.number = searches[index].number
            searches[index] = summary
        } else {
            searches.append(summary)
        }
        return news
    }

    /// Notes that no more reports will come: a search that has not said how it ended was cancelled.
    ///
    /// - Returns: The reports that say so.
    mutating func close() -> [SearchReport] {
        searches.filter { $0.stage == .searching }.compactMap { record($0.asCancelled()) }
    }
}

extension SearchReport {
    /// How the search stands, in a few words: `42 hits in 9 files, 12 ms`.
    var summary: String {
        let hits = Formatting.count(totals.hits, "hit")
        let found = totals.hits == 0 ? "no hits" : "\(hits) in \(Formatting.count(totals.filesWithHits, "file"))"
        let time = Formatting.time(elapsed)
        return switch stage {
        case .searching: "searching… \(found), \(time)"
        case .finished: "\(found), \(time)"
        case .cancelled: "cancelled after \(found), \(time)"
        case .failed(let reason): reason
        }
    }
}

extension SearchTotals {
    /// What was searched and what was left out, in a few words.
    var extent: String {
        let parts = [
            notText > 0 ? "\(Formatting.number(notText)) not text" : nil,
            links > 0 ? Formatting.count(links, "link") : nil,
            special > 0 ? "\(Formatting.number(special)) special" : nil,
            unreadable > 0 ? "\(Formatting.number(unreadable)) unreadable" : nil,
            ignoredFolders > 0 ? Formatting.count(ignoredFolders, "tool folder") : nil,
        ]
        let skipped = parts.compactMap(\.self).joined(separator: ", ")
        let searched = "searched \(Formatting.count(files, "file")), \(Formatting.bytes(bytes))"
        return skipped.isEmpty ? searched : "\(searched); skipped \(skipped)"
    }
}
