import Rx

struct Page: Sendable {
    let titles: [String]
    let next: Int?
}

protocol CatalogueAPI: Sendable {
    func page(_ number: Int) -> Single<Page>
}

/// A list that grows when its end is reached, and tries again when a page can't be loaded.
@MainActor
final class CatalogueViewModel {
    private(set) var titles: [String] = []
    private(set) var loading: [Bool] = []
    private(set) var failure: String?

    private var next: Int? = 1
    private let reachedEnd = PublishRelay<Void>()
    private let isLoading = BehaviorRelay(value: false)
    private let bag = DisposeBag()

    init(api: any CatalogueAPI) {
        reachedEnd
            .observe(on: MainScheduler.instance)
            .withUnretained(self)
            .compactMap { model, _ in model.next }
            .flatMapFirst { [isLoading] number in
                api.page(number)
                    .retry(3)
                    .map { Result<Page, any Error>.success($0) }
                    .catch { .just(.failure($0)) }
                    .observe(on: MainScheduler.instance)
                    .do(onSubscribe: { isLoading.accept(true) }, onDispose: { isLoading.accept(false) })
            }
            .observe(on: MainScheduler.instance)
            .subscribe(with: self, onNext: { model, result in model.append(result) })
            .disposed(by: bag)

        isLoading
            .asDriver()
            .distinctUntilChanged()
            .drive(with: self) { model, isLoading in model.loading.append(isLoading) }
            .disposed(by: bag)
    }

    func loadMore() {
        reachedEnd.accept(())
    }

    private func append(_ result: Result<Page, any Error>) {
        switch result {
        case .success(let page):
            titles += page.titles
            next = page.next
            failure = nil
        case .failure(let error):
            failure = "\(error)"
        }
    }
}
