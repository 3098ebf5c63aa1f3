import Dispatch
import RxObservable
import RxSchedulers

/// Searches the files of a folder, in the background, for as long as there is a subscriber.
struct CodeSearch: Sendable {
    /// The folder to search.
    let folder: String
    /// How many hits of one search are reported; the others are counted.
    let mostHits: Int
    /// Whether a script types that has not come to its end.
    ///
    /// Then a search stops at its first hit and waits to be cancelled; the script can't hope that it would still be
    /// running.
    let isScriptTyping: @Sendable () -> Bool
    /// How long each search takes before its first file, as one that asks a server does; at a terminal, so that typing
    /// has something to cancel.
    var latency: RxTimeInterval = .seconds(0)
    /// Where searches run; a newer one doesn't wait until an older one has noticed that it is cancelled.
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

    /// A search, which begins with the subscription and stops as soon as that is disposed of.
    ///
    /// It says how it stands at once, then at most every 30 milliseconds, and at the end.
    func search(for query: String) -> Observable<SearchReport> {
        guard let needle = Needle(query) else { return .just(SearchReport(query: query, stage: .blank)) }
        return .deferred {
            let report = SearchReport(query: query)
            let isInterrupted = isScriptTyping()
            let mostHits = isInterrupted ? 1 : mostHits
            let reports = Observable.from(try FolderWalk(root: folder))  // emits a file when the last has been searched
                .map { $0 as String? }
                .concat(Observable.just(nil))
                .scan(into: report) {
                    $0.search($1, in: folder, for: needle, mostHits: mostHits, stopsThere: isInterrupted)
                }
            let interrupted = reports.take(until: { $0.hitCount > 0 }, behavior: .inclusive).concat(Observable.never())
            let found = (isInterrupted ? interrupted : reports).throttle(.milliseconds(30), scheduler: scheduler)
            let isSlow = latency != .seconds(0)
            return (isSlow ? found.delaySubscription(latency, scheduler: scheduler) : found).startWith(report)
        }
    }
}
