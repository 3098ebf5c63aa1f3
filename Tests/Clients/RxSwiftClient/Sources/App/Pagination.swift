import Foundation
import RxCocoa
import RxRelay
import RxSwift

public enum RepositoryError: Error {
    case offline
    case parsing
}

public struct Page {
    public let items: [String]
    public let next: Int?
}

public protocol Repository {
    func page(_ number: Int) -> Single<Page>
}

/// Fails at every other request.
public class FlakyRepository: Repository {
    private var requests = 0
    public init() {}

    public func page(_ number: Int) -> Single<Page> {
        return Single.create { single in
            self.requests += 1
            if self.requests % 2 == 1 {
                single(.failure(RepositoryError.offline))
            } else {
                single(.success(Page(items: ["item \(2 * number)", "item \(2 * number + 1)"], next: number < 2 ? number + 1 : nil)))
            }
            return Disposables.create()
        }
        .subscribe(on: SerialDispatchQueueScheduler(qos: .utility))
    }
}

@MainActor
public class ListViewController {
    public let table = Table()
    public let label = Label()
    public let bottom = PublishRelay<Void>()
    public var items: [String] = []
    public var isFinished = false
    public var onFinish: (() -> Void)?

    private let repository: Repository
    private let disposeBag = DisposeBag()
    private var page = 0

    public init(repository: Repository = FlakyRepository()) {
        self.repository = repository
    }

    public func viewDidLoad() {
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
                    self?.loadMore()
                },
                onError: showError,
                onCompleted: { [weak self] in self?.onFinish?() },
                onDisposed: { print("the list is over") }
            )
            .disposed(by: disposeBag)
    }

    private func loadMore() {
        DispatchQueue.main.async { [bottom] in bottom.accept(()) }
    }

    private func showError(_ error: Error) {
        label.text = "\(error)"
    }
}
