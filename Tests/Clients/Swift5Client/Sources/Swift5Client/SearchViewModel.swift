import Foundation
import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects

/// A search field as it is written in Swift 5 mode: with `[weak self]`, and a state of its own on the main actor.
@MainActor
final class SearchViewModel {
    private(set) var hits: [String] = []
    private(set) var searchCount = 0
    var onChange: (() -> Void)?

    let query = PublishSubject<String>()
    private let bag = DisposeBag()

    init(catalogue: Catalogue, witness: ThreadWitness) {
        query
            .debounce(.milliseconds(100), scheduler: SerialDispatchQueueScheduler(qos: .userInitiated))
            .map { text -> String in
                witness.note("map")
                return text.lowercased()
            }
            .filter { text in
                witness.note("filter")
                return !text.isEmpty
            }
            .distinctUntilChanged()
            .flatMapLatest { text -> Observable<[String]> in
                witness.note("flatMapLatest")
                return catalogue.search(text, witness: witness)
            }
            .scan((number: 0, hits: [String]())) { previous, hits in
                witness.note("scan")
                return (previous.number + 1, hits)
            }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] result in
                MainActor.assumeIsolated {
                    self?.hits = result.hits
                    self?.searchCount = result.number
                    self?.onChange?()
                }
            })
            .disposed(by: bag)
    }

    func type(_ text: String) {
        query.onNext(text)
    }
}

/// A view model without a word about actors: it changes itself in a closure.
final class History {
    private(set) var entries: [String] = []
    private let bag = DisposeBag()

    init(of queries: Observable<String>) {
        queries
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] text in self?.entries.append(text) })
            .disposed(by: bag)
    }
}

/// A class without a word about threads, as there are many in Swift 5 mode.
final class Catalogue {
    let titles: [String]
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

    init(titles: [String]) {
        self.titles = titles
    }

    func search(_ text: String, witness: ThreadWitness) -> Observable<[String]> {
        Observable.create { observer in
            witness.note("create")
            observer.onNext(self.titles.filter { $0.lowercased().contains(text) })
            observer.onCompleted()
            return Disposables.create()
        }
        .subscribe(on: scheduler)
        .observe(on: scheduler)
    }
}
