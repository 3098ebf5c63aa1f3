// target: the oldest systems
// Declarations of newer systems, behind `if #available`.
import Rx

final class Screen {
    private let bag = DisposeBag()

    func show(_ feed: Observable<String>) {
        if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) {
            let pause: Duration = .seconds(0.3)
            feed.throttle(pause, scheduler: ClockScheduler(ContinuousClock())).subscribe(onNext: { print($0) })
                .disposed(by: bag)
        } else {
            feed.throttle(.milliseconds(300), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })
                .disposed(by: bag)
        }
        if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) {
            Task { for try await line in feed.values { print(line) } }
        }
    }
}
