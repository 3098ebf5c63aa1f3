import Foundation
import RxCocoa
import RxRelay
import RxSwift

enum RepositoryError: Error {
    case offline
    case parsing
}

struct Page {
    let items: [String]
    let next: Int?
}

protocol Repository {
    func page(_ number: Int) -> Single<Page>
}

/// Fails at every other request.
class FlakyRepository: Repository {
    private var requests = 0
    init() {}

    func page(_ number: Int) -> Single<Page> {
        return Single.create { single in
            self.requests += 1
            if self.requests % 2 == 1 {
                single(.failure(RepositoryError.offline))
            } else {
                let items = ["item \(2 * number)", "item \(2 * number + 1)"]
                single(.success(Page(items: items, next: number < 2 ? number + 1 : nil)))
            }
            return Disposables.create()
        }
        .subscribe(on: SerialDispatchQueueScheduler(qos: .utility))
    }
}

@MainActor
class ListViewController {
    let table = Table()
    let label = Label()
    let bottom = PublishRelay<Void>()
    var items: [String] = []
    var isFinished = false
    var onFinish: (() -> Void)?

    private let repository: Repository
    private let disposeBag = DisposeBag()
    private var page = 0

    init(repository: Repository = FlakyRepository()) {
        self.repository = repository
    }

    func viewDidLoad() {
        bottom
            .startWith(())
            .flatMapFirst { [unowned self] _ in
                self.repository.page(self.page)
                    .asObservable()
                    .retry(3, delay: .milliseconds(1), scheduler: MainScheduler.instance)
                    .observe(on: MainScheduler.instance)
            }
            .take(until: { $0.next == nil }, behavior: .inclusive)
            .do(onNext: { page in self.page = page.next ?? self.page }, onCompleted: { self.isFinished = true })
            .scan(into: [String]()) { items, page in items += page.items }
            .observe(on: MainScheduler.instance)
            .subscribe(
                onNext: { [weak self] items in
                    self?.items = items
                },
                onError: showError,
                onCompleted: { [weak self] in self?.onFinish?() },
                onDisposed: { print("the list is over") }
            )
            .disposed(by: disposeBag)
    }

    private func showError(_ error: Error) {
        label.text = "\(error)"
    }
}
