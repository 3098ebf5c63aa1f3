import Rx

enum FeedError: Error {
    case connectionLost
    case forbidden
}

protocol PriceFeed: Sendable {
    func prices(of symbol: String) -> Observable<Int>
}

/// A stream that is connected again when its connection is lost, each time a little later.
@MainActor
final class PricesViewModel {
    private(set) var prices: [Int] = []
    private(set) var highest = 0
    private(set) var status = "connecting"

    private let bag = DisposeBag()

    init(feed: any PriceFeed, symbol: String) {
        let prices = feed.prices(of: symbol)
            .timeout(.seconds(20), scheduler: SerialDispatchQueueScheduler(qos: .utility))
            .retry(when: { errors in
                errors.enumerated().flatMap { attempt, error -> Observable<Int> in
                    guard case FeedError.connectionLost = error, attempt < 4 else { return .error(error) }
                    return .timer(.milliseconds(1 << attempt), scheduler: SerialDispatchQueueScheduler(qos: .utility))
                }
            })
            .publish()

        prices
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak self] _ in self?.status = "live" })
            .subscribe(
                onNext: { [weak self] price in self?.prices.append(price) },
                onError: { [weak self] error in self?.status = "\(error)" },
                onCompleted: { [weak self] in self?.status = "closed" }
            )
            .disposed(by: bag)

        prices
            .scan(0, accumulator: { max($0, $1) })
            .asDriver(onErrorDriveWith: .empty())
            .drive(with: self) { model, highest in model.highest = highest }
            .disposed(by: bag)

        prices.connect().disposed(by: bag)
    }
}
