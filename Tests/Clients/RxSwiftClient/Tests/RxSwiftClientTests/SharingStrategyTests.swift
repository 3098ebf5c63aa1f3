import RxCocoa
import RxSwift
import XCTest

/// A custom strategy, which keeps the last two elements.
private struct LastTwo: SharingStrategyProtocol {
    static var scheduler: SchedulerType { SharingScheduler.make() }

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 2, scope: .whileConnected)
    }
}

final class SharingStrategyTests: XCTestCase {
    func testAStrategyOfTheAppsOwn() {
        let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
        let shared: SharedSequence<LastTwo, Int> = subject.asSharedSequence(onErrorDriveWith: .empty())
        var first: [Int] = []
        var second: [Int] = []
        shared.asObservable().subscribe(onNext: { first.append($0) }).disposed(by: bag)
        for number in 1...3 { subject.onNext(number) }
        shared.asObservable().subscribe(onNext: { second.append($0) }).disposed(by: bag)
        XCTAssertEqual(first, [1, 2, 3])
        XCTAssertEqual(second, [2, 3])
    }
}
