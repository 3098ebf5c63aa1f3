import Rx
import RxExtras

nonisolated struct Headlines: Sendable {
    let ids: [Int]
    let next: Int?
}

nonisolated enum NewsError: Error {
    case offline
}

nonisolated protocol NewsAPI: Sendable {
    func headlines(page: Int) -> Single<Headlines>
    func search(_ text: String) -> Single<[String]>
    func article(_ id: Int) -> Single<String>
    func status() -> Single<String>
    func messages() -> Observable<String>
    func log(_ lines: [String]) -> Completable
}

/// Recipes that many projects write by hand, each as one chain.
nonisolated struct Recipes: Sendable {
    let api: any NewsAPI
    let scheduler: any SchedulerType

    /// A request that is tried again, after growing delays.
    func retryWithBackoff() -> Single<String> {
        api.status().retry(
            .exponential(maxCount: 5, from: .seconds(1)).capped(at: .seconds(3)),
            scheduler: scheduler,
            shouldRetry: { $0 is NewsError }
        )
    }

    /// A search while the user types; short texts wait longer.
    func search(_ text: Observable<String>) -> Observable<[String]> {
        text.debounce(for: { $0.count < 3 ? .seconds(2) : .seconds(1) }, scheduler: scheduler)
            .distinctUntilChanged()
            .flatMapLatest { [api] text in api.search(text).asObservable().catchErrorJustComplete() }
    }

    /// A list, page by page, to its end.
    func allHeadlines() -> Observable<[Int]> {
        Observable<[Int]>.unfold(1) { [api] number in api.headlines(page: number).map { ($0.ids, $0.next) } }
    }

    /// A state that is polled while there is a subscriber.
    func polling(while isVisible: Observable<Bool>) -> Observable<String> {
        Observable<Int>.interval(.seconds(2), scheduler: scheduler)
            .pausable(isVisible)
            .flatMapFirst { [api] _ in api.status().asObservable().catchErrorJustComplete() }
            .distinctUntilChanged()
    }

    /// Articles loaded two at a time, in the order of the list.
    func articles(_ ids: [Int]) -> Observable<String> {
        Observable.from(ids).concatMapEager(maxConcurrent: 2) { [api] id in api.article(id).asObservable() }
    }

    /// Lines that are sent together: when there are three, or after a pause.
    func uploading(_ lines: Observable<String>) -> Observable<Never> {
        lines.buffer(inactivity: .seconds(2), scheduler: scheduler)
            .concatMap { [api] batch in api.log(batch).asObservable() }
    }

    /// A result that is cached for a while.
    func cachedStatus() -> Observable<String> {
        api.status().asObservable().cache(for: .seconds(60), scheduler: scheduler)
    }

    /// A stream that reconnects by itself, without limit, and is shared; it survives a short absence of subscribers.
    func liveMessages() -> Observable<String> {
        api.messages()
            .retry(
                .exponential(from: .seconds(1)).capped(at: .seconds(30)).startingAnewAfterSuccess(),
                scheduler: scheduler
            )
            .share(policy: SharePolicy(replay: .latest(1), disconnects: .after(.seconds(5), scheduler)))
    }

    /// A download that waits for the network.
    func download(_ id: Int, online: Observable<Void>) -> Observable<String> {
        api.article(id).asObservable().retry(when: online)
    }
}

/// A screen that shows whether work is running, and errors.
@MainActor
final class HeadlinesViewModel {
    private(set) var ids: [Int] = []
    private(set) var isLoading: [Bool] = []
    private(set) var failures = 0

    private let activity = ActivityIndicator()
    private let errors = ErrorTracker()
    private let bag = DisposeBag()
    private let api: any NewsAPI

    init(api: any NewsAPI) {
        self.api = api
        activity.drive(with: self) { model, isActive in model.isLoading.append(isActive) }.disposed(by: bag)
        errors.emit(with: self) { model, _ in model.failures += 1 }.disposed(by: bag)
    }

    func load() {
        api.headlines(page: 1)
            .trackActivity(activity)
            .trackError(errors)
            .catchErrorJustComplete()
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { self.ids += $0.ids })
            .disposed(by: bag)
    }
}

/// A screen that shows a state as long as it exists.
@MainActor
final class StatusScreen {
    private(set) var status = ""
    private let bag = DisposeBag()
    private let recipes: Recipes

    init(_ recipes: Recipes) {
        self.recipes = recipes
    }

    func show() {
        recipes.polling(while: Observable<Bool>.never().startWith(true))
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] status in self?.status = status })
            .disposed(by: bag)
    }
}
