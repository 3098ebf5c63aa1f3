// target: the oldest systems
// Code in the style of apps that still run on iOS 12: everything except asynchronous functions, `Duration` and clocks.
import Foundation
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift
import RxTest

struct Repository: Decodable {
    let name: String
}

final class SearchViewModel {
    let query = BehaviorRelay(value: "")
    let results: Driver<[String]>
    let isEmpty: Driver<Bool>
    private let disposeBag = DisposeBag()
    private let failures = PublishSubject<String>()

    init(search: @escaping (String) -> Single<Data>, scheduler: SchedulerType = MainScheduler.instance) {
        let failures = self.failures
        results = query.asObservable()
            .skip(1)
            .debounce(.milliseconds(300), scheduler: scheduler)
            .distinctUntilChanged()
            .flatMapLatest { text in
                search(text)
                    .asObservable()
                    .decode(type: [Repository].self, decoder: JSONDecoder())
                    .map { $0.map { $0.name } }
                    .retry(2)
                    .timeout(.seconds(10), scheduler: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
                    .do(onError: { failures.onNext("\($0)") })
                    .catchAndReturn([])
            }
            .asDriver(onErrorJustReturn: [])
        isEmpty = results.map { $0.isEmpty }.startWith(true)
        failures.throttle(.seconds(1), scheduler: MainScheduler.instance)
            .observe(on: SerialDispatchQueueScheduler(qos: .utility))
            .subscribe(onNext: { [weak self] in self?.note($0) })
            .disposed(by: disposeBag)
    }

    private func note(_ failure: String) {}
}

func trial() throws -> [Int] {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    _ = source.delay(.seconds(5), scheduler: scheduler).share(replay: 1).subscribe(observer)
    scheduler.start()
    return try Observable.zip(
        Observable.of(1, 2),
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    ) { $0 + $1 }
    .toBlocking(timeout: 5)
    .toArray()
}
