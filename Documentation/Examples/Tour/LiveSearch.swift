import Dispatch
import RxObservable
import RxSchedulers

/// Searches during typing.
///
/// This chain is the program; everything else feeds it or shows its output. `typed` is the text of the search field
/// after each key. The reports come on the main thread, until all is typed and searched.
func liveSearch(
    _ typed: Observable<String>,
    in code: CodeSearch,
    until stop: MainObservable<Int32>
) -> MainObservable<SearchReport> {
    typed
        .debounce(.milliseconds(150), scheduler: MainScheduler.instance)  // waits for a pause in the typing
        .distinctUntilChanged()  // a query that is already searched for isn't searched for again
        .flatMapLatest { query in  // a newer query cancels the older search at once
            code.search(for: query)
                .subscribe(on: code.scheduler)  // searches in the background
                .catch { error in .just(.failure(of: query, error)) }  // a failure ends this search, not the program
        }
        .observe(on: MainScheduler.instance)  // hits appear on the main thread
        .take(until: stop)  // Ctrl-C ends everything
}
