import RxExtras
import RxRelay
import TestSupport
import Testing

@MainActor
struct MainObservableExtrasTests {
    @MainActor private final class Model {
        var shown: [Int] = []
        var isOver = false

        func show(_ number: Int) { shown.append(number) }
        func end() { isOver = true }
    }

    // Contracts A4, C4
    @Test func `subscribe(weak:) takes methods of the main actor and doesn't keep the object`() {
        let relay = PublishRelay<Int>()
        let bag = DisposeBag()
        var model: Model? = Model()
        weak var witness: AnyObject?
        witness = model
        if let model {
            relay.observe(on: MainScheduler()).take(2)
                .subscribe(weak: model, onNext: Model.show, onCompleted: Model.end)
                .disposed(by: bag)
        }
        relay.accept(1)
        relay.accept(2)
        #expect(model?.shown == [1, 2])
        #expect(model?.isOver == true)
        model = nil
        #expect(witness == nil)
    }
}
