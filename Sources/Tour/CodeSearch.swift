import Dispatch
import Foundation
import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import Synchronization

/// Searches the files of a folder, in the background, for as long as somebody listens.
final class CodeSearch: Sendable {
    /// The folder to search.
    let folder: String
    /// Where searches run; a newer one doesn't wait until an older one has noticed that it is cancelled.
    let scheduler: ConcurrentDispatchQueueScheduler

    /// The last word of each search that was cancelled; nobody listens to the search itself any more by then.
    var cancelled: Observable<SearchReport> { cancellations.asObservable() }

    private let cancellations = PublishSubject<SearchReport>()
    private let queue = DispatchQueue(label: "tour.code-search", qos: .userInitiated, attributes: .concurrent)
    private let searches = Atomic<Int>(0)
    private let mostHits: Int
    private let pausesAtFirstHit: @Sendable () -> Bool

    /// Makes a search of a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder's path.
    ///   - mostHits: How many hits of one search are reported; the others are counted.
    ///   - pausesAtFirstHit: A search waits at its first hit while this is so and somebody listens. A script that
    ///     wants a search to be interrupted can't hope that it is still running; this makes sure of it.
    init(folder: String, mostHits: Int, pausesAtFirstHit: @escaping @Sendable () -> Bool = { false }) {
        self.folder = folder
        self.mostHits = mostHits
        self.pausesAtFirstHit = pausesAtFirstHit
        scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    }

    /// A search, which begins with the subscription and stops as soon as that is disposed of.
    ///
    /// - Parameter query: The text to find. A query without upper-case letters matches both cases.
    /// - Returns: What the search reports: at once, at its first hit, then in batches, and at the end.
    func search(for query: String) -> Observable<SearchReport> {
        guard let needle = Needle(query) else { return .just(.nothing(for: query)) }
        return .create { [self] observer in
            let number = searches.add(1, ordering: .relaxed).newValue
            var progress = SearchProgress(number: number, query: query, mostHits: mostHits)
            do {
                try find(needle, for: observer, &progress)
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
            let report = progress.report(.finished)
            observer.onNext(report)  // reaches nobody if the search was cancelled
            if observer.isDisposed {
                cancellations.onNext(report.asCancelled())
            } else {
                observer.onCompleted()
            }
            return Disposables.create()
        }
    }

    /// Waits until no search runs any more.
    func waitUntilIdle() {
        queue.sync(flags: .barrier) {}
    }

    /// Goes through all files and stops between two files, pieces or lines when nobody listens any more.
    private func find(
        _ needle: Needle,
        for observer: AnyObserver<SearchReport>,
        _ progress: inout SearchProgress
    ) throws {
        observer.onNext(progress.report())
        let scanner = FileScanner(needle: needle)
        for entry in try FolderWalk(root: folder) {
            guard !observer.isDisposed else { return }
            guard case .file(let file) = entry else {
                progress.pass(entry)
                continue
            }
            progress.begin(file)
            do {
                let outcome = try scanner.scan(file, isCancelled: { observer.isDisposed }) { match in
                    let isFirst = progress.add(match)
                    if progress.isReportDue {
                        observer.onNext(progress.report())
                    }
                    while isFirst, pausesAtFirstHit(), !observer.isDisposed {
                        usleep(1_000)
                    }
                }
                progress.end(outcome)
            } catch {
                progress.pass(.unreadable(error))
            }
            if progress.isReportDue {
                observer.onNext(progress.report())
            }
        }
    }
}
