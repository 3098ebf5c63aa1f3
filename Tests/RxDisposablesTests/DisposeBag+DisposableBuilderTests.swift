import TestSupport
import Testing

struct DisposableBuilderTests {
    private let recorder = Recorder<Int>()

    private func leaf(_ number: Int) -> any Disposable {
        let recorder = recorder
        return Disposables.create { recorder.record(number) }
    }

    // Contract G4
    @Test(arguments: [false, true])
    func `lists statements in order`(condition: Bool) {
        do {
            let bag = DisposeBag {
                leaf(1)
                BooleanDisposable()
                if condition {
                    leaf(2)
                    leaf(3)
                }
                if condition {
                    leaf(4)
                } else {
                    leaf(-4)
                }
                for number in 5...7 {
                    leaf(number)
                }
                [leaf(8), leaf(9)]
                if #available(macOS 15, *) {
                    leaf(10)
                }
            }
            #expect(bag.count == (condition ? 11 : 9))
        }
        #expect(recorder.elements == [1] + (condition ? [2, 3, 4] : [-4]) + Array(5...10))
    }

    @Test func `an empty block makes an empty bag`() {
        let bag = DisposeBag {}
        bag.insert {}
        #expect(bag.count == 0)
    }
}
