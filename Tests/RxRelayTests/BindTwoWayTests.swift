import RxRelay
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct BindTwoWayTests {
    private let bag = DisposeBag()

    @Test func `as documented`() {
        let text = BehaviorRelay(value: "draft")
        let model = BehaviorRelay(value: "")
        let binding = text.bind(twoWay: model)
        #expect(model.value == "draft")
        model.accept("saved")
        #expect(text.value == "saved")
        binding.dispose()
        text.accept("edited")
        #expect(model.value == "saved")
    }

    // Contract C10: a subscriber that sends two values from inside, whose echoes two calls of `bind(to:)` exchange for ever.
    @Test func `rests when a subscriber sends several values at once`() {
        let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
        first.filter { $0 == 9 }
            .subscribe(onNext: { _ in
                first.accept(0)
                first.accept(4)
            })
            .disposed(by: bag)
        first.bind(twoWay: second).disposed(by: bag)
        first.accept(9)
        #expect([first.value, second.value] == [4, 4])
    }

    // Contract C10: the echo of the first change comes while the second one waits.
    @Test(arguments: [false, true])
    func `a subscriber of one relay corrects the other`(isBackwards: Bool) {
        let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
        let (changed, corrected) = isBackwards ? (second, first) : (first, second)
        first.bind(twoWay: second).disposed(by: bag)
        corrected.filter { $0 > 10 }.subscribe(onNext: { _ in changed.accept(10) }).disposed(by: bag)
        changed.accept(50)
        #expect([first.value, second.value] == [10, 10])
    }

    // Contracts L9 and C10
    @Test func `no change of threads that update one relay is lost`() throws {
        for _ in 0..<100 {
            let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
            let binding = first.bind(twoWay: second)
            try runConcurrently(threads: 4) { _ in
                for _ in 0..<50 { first.update { $0 += 1 } }
            }
            #expect([first.value, second.value] == [200, 200])
            binding.dispose()
        }
    }

    // Contract C10
    @Test func `rests on a value that doesn't equal itself`() {
        let (number, text) = (BehaviorRelay(value: 1.0), BehaviorRelay(value: ""))
        number.bind(twoWay: text, to: { "\($0)" }, from: { Double($0) ?? .nan }).disposed(by: bag)
        text.accept("?")
        #expect(number.value.isNaN && text.value == "nan")
    }

    // Contract C10
    @Test func `rests when threads change both relays`() throws {
        for _ in 0..<200 {
            let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
            let binding = first.bind(twoWay: second)
            try runConcurrently(threads: 2) { thread in
                for number in 1...5 { (thread == 0 ? first : second).accept(number * 10 + thread) }
            }
            #expect(first.value == second.value)
            binding.dispose()
        }
    }

    // Contract C10
    @Test func `functions that aren't inverse change both relays, once`() {
        let (exact, rounded) = (BehaviorRelay(value: 1.6), BehaviorRelay(value: 0))
        let log = Recorder<Double>()
        exact.bind(twoWay: rounded, to: { Int($0.rounded()) }, from: { Double($0) }).disposed(by: bag)
        exact.subscribe(onNext: log.record).disposed(by: bag)
        exact.accept(2.7)
        #expect(log.elements == [2, 2.7, 3])
        #expect(rounded.value == 3)
    }

    // Contract G5
    @Test func `keeps both relays until it is disposed of`() {
        weak var relay: BehaviorRelay<Int>?
        let binding: any Disposable
        do {
            let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
            binding = first.bind(twoWay: second)
            relay = first
        }
        #expect(relay != nil)
        binding.dispose()
        #expect(relay == nil)
    }
}
