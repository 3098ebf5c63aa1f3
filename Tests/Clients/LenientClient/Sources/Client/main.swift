import RxCocoa
import RxSwift

/// A state that isn't `Sendable`.
final class Basket {
    let prices: [Int]

    init(prices: [Int]) { self.prices = prices }
}

final class Shop: Store {
    let initialState = Basket(prices: [])
    var lastState = Basket(prices: [])

    func effects(of price: Int) -> Observable<Int> { price < 0 ? .error(RxError.unknown) : .of(price) }

    func reduce(_ basket: Basket, _ price: Int) -> Basket { Basket(prices: basket.prices + [price]) }
}

let bag = DisposeBag()
let shop = Shop()
let intents = Intents<Int>()
let states = shop.states(of: intents, until: bag)
var totals: [Int] = []
shop.changes(in: states, of: { $0.prices.reduce(0, +) }).subscribe(onNext: { totals.append($0) }).disposed(by: bag)
var counts: [Int] = []
shop.driver(of: states, { $0.prices.count }, otherwise: 0).drive(onNext: { counts.append($0) }).disposed(by: bag)
for price in [3, 0, -1, 4] { intents.on(.next(price)) }
precondition(totals == [0, 3, 7], "\(totals)")
precondition(shop.lastState.prices == [3, 0, 4], "\(shop.lastState.prices)")
print(totals, counts)
