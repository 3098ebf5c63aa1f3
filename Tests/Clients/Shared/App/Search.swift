import Rx

struct Repository: Equatable, Sendable {
    let name: String
    let stars: Int
}

protocol SearchAPI: Sendable {
    func repositories(named text: String) -> Observable<[Repository]>
}

/// A search field: typed texts are the input, and results the output.
@MainActor
final class SearchViewModel {
    private(set) var repositories: [Repository] = []
    private(set) var isLoading = false
    private(set) var searchCount = 0

    private let api: any SearchAPI
    private let query = PublishRelay<String>()
    private let bag = DisposeBag()

    init(api: any SearchAPI) {
        self.api = api
        query
            .map { $0.lowercased() }
            .debounce(.milliseconds(10), scheduler: MainScheduler.instance)
            .distinctUntilChanged()
            .do(onNext: { [weak self] _ in self?.isLoading = true })
            .flatMapLatest { text -> Observable<[Repository]> in
                guard !text.isEmpty else { return .just([]) }
                return api.repositories(named: text).catchAndReturn([])
            }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] repositories in self?.show(repositories) })
            .disposed(by: bag)
    }

    /// Takes the content of the field after a key press.
    func type(_ text: String) {
        query.accept(text)
    }

    private func show(_ repositories: [Repository]) {
        self.repositories = repositories
        isLoading = false
        searchCount += 1
    }
}
