import Dispatch
import RxObservable
import RxSchedulers

/// The live search, written with asynchronous closures and loops; it does what ``liveSearch(_:in:until:)`` does.
func asyncLiveSearch(
    _ typed: Observable<String>,
    in code: CodeSearch,
    until stop: MainObservable<Int32>
) -> MainObservable<SearchReport> {
    typed
        .debounce(.milliseconds(150), scheduler: MainScheduler.instance)
        .distinctUntilChanged()
        .flatMapLatest { query in
            // Each search is a task, which a newer query cancels; then the loop disposes of its search sequence.
            let search = code.search(for: query).subscribe(on: code.scheduler)
            return Observable<SearchReport>.create(priority: nil) { observer in
                do {
                    for try await report in search.values {
                        observer.onNext(report)
                    }
                } catch {
                    observer.onNext(.failure(of: query, error))
                }
            }
        }
        .observe(on: MainScheduler.instance)
        .take(until: stop)
}
