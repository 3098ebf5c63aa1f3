import Dispatch
import RxObservable
import RxSchedulers
import RxTracing

/// The live search, written with asynchronous closures and loops; it does what ``liveSearch(_:in:until:)`` does.
///
/// - Parameters:
///   - typed: The text of the search field after each key.
///   - code: The files to search.
///   - stop: Ends everything with its first element.
/// - Returns: What the searches report, on the main thread. It completes when all is typed and searched.
func asyncLiveSearch(
    _ typed: Observable<String>,
    in code: CodeSearch,
    until stop: MainObservable<Int32>
) -> MainObservable<SearchReport> {
    typed
        .checkpoint("typed")
        .debounce(.milliseconds(150), scheduler: MainScheduler.instance)
        .distinctUntilChanged()
        .flatMapLatest { query in
            // Each search is a task, which a newer query cancels; then the loop disposes of what it reads.
            let search = code.search(for: query).checkpoint("search for \(query)").subscribe(on: code.scheduler)
            return Observable<SearchReport>.create { observer in
                do {
                    for try await report in search.values {
                        observer.onNext(report)
                    }
                } catch {
                    observer.onNext(.failure(of: query, error))
                }
            }
        }
        .checkpoint("found")
        .observe(on: MainScheduler.instance)
        .take(until: stop)
}
