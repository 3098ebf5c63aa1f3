import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects

/// A search field: what is typed goes in, and what is found comes out.
///
/// It is on the main actor without saying so; everything in between runs off it.
final class SearchViewModel {
    /// What the last search found.
    private(set) var hits: [String] = []

    /// How many searches have shown their hits.
    private(set) var searchCount = 0

    /// Called after each change.
    var onChange: (() -> Void)?

    private let query = PublishSubject<String>()
    private let bag = DisposeBag()

    init(catalogue: [String], witness: ThreadWitness) {
        let typing = SerialDispatchQueueScheduler(qos: .userInitiated)
        let searching = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        query
            .debounce(.milliseconds(100), scheduler: typing)
            .map { text in
                witness.note("map")
                return text.lowercased()
            }
            .filter { text in
                witness.note("filter")
                return !text.isEmpty
            }
            .distinctUntilChanged()
            .flatMapLatest { text in
                witness.note("flatMapLatest")
                return search(text, in: catalogue, on: searching, witness: witness)
            }
            .scan(Result()) { previous, hits in
                witness.note("scan")
                return Result(number: previous.number + 1, hits: hits)
            }
            .observe(on: MainScheduler.instance)
            .subscribe(with: self) { model, result in
                MainActor.assumeIsolated { model.show(result) }
            }
            .disposed(by: bag)
    }

    /// Takes what the field contains after a key was hit.
    func type(_ text: String) {
        query.onNext(text)
    }

    private func show(_ result: Result) {
        hits = result.hits
        searchCount = result.number
        onChange?()
    }
}

/// What one search found, and the how manieth it was.
private nonisolated struct Result: Sendable {
    var number = 0
    var hits: [String] = []
}

/// Searches on a background scheduler, and stops when nobody listens any more.
private nonisolated func search(
    _ text: String,
    in catalogue: [String],
    on scheduler: ConcurrentDispatchQueueScheduler,
    witness: ThreadWitness
) -> Observable<[String]> {
    Observable.create { observer in
        witness.note("create")
        var hits: [String] = []
        for title in catalogue where !observer.isDisposed && title.lowercased().contains(text) {
            hits.append(title)
        }
        observer.onNext(hits)
        observer.onCompleted()
        return Disposables.create()
    }
    .subscribe(on: scheduler)
    .observe(on: scheduler)
}
