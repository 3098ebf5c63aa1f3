import Rx
import RxExtras

nonisolated protocol NewsAPI: Sendable {
    func headlines() -> Single<[Int]>
}

/// A screen that shows whether work is running, and errors; a request is tried again, after growing delays.
@MainActor
final class HeadlinesViewModel {
    private(set) var ids: [Int] = []
    private(set) var isLoading: [Bool] = []
    private(set) var failures = 0

    private let activity = ActivityIndicator()
    private let errors = ErrorTracker()
    private let bag = DisposeBag()
    private let api: any NewsAPI
    private let scheduler: any SchedulerType

    init(api: any NewsAPI, scheduler: any SchedulerType) {
        self.api = api
        self.scheduler = scheduler
        activity.drive(with: self) { model, isActive in model.isLoading.append(isActive) }.disposed(by: bag)
        errors.emit(with: self) { model, _ in model.failures += 1 }.disposed(by: bag)
    }

    func load() {
        api.headlines()
            .retry(.exponential(maxCount: 3, from: .seconds(1)), scheduler: scheduler)
            .trackActivity(activity)
            .trackError(errors)
            .catchErrorJustComplete()
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { [weak self] in self?.ids += $0 })
            .disposed(by: bag)
    }
}
