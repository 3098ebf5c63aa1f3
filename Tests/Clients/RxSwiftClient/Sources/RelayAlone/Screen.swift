import RxRelay

// The import of `RxSwift` in the other files is one of the whole target: members need none in each file.

@MainActor
final class Screen {
    var count = 0
    let steps = BehaviorRelay(value: 1)

    func start() {
        _ = steps.subscribe(onNext: { self.count += $0 })
        _ = steps.filter { $0 > self.count }.subscribe(onNext: show)
        _ = steps.bind(onNext: { [weak self] _ in self?.count += 0 })
    }

    func show(_ step: Int) { count = step }
}
