import RxDisposables
import RxExtras
import RxObservable
import RxRelay
import RxSchedulers
import TestSupport
import Testing

@MainActor
struct MainObservableExtrasTests {
    private var limit = 2

    // Contract A4: closures may use the state of the main actor.
    @Test func `operators on sequences of the main thread`() {
        let relay = PublishRelay<Int?>()
        let bag = DisposeBag()
        var (tens, pairs, flags, twice, threes) = ([Int](), [Int](), [Bool](), [Int](), [[Int]]())
        let numbers = relay.observe(on: MainScheduler()).unwrap()
        numbers.filterMap { $0 > self.limit ? .map($0 * 10) : .ignore }
            .subscribe(onNext: { tens.append($0) })
            .disposed(by: bag)
        numbers.ignoreWhen { $0 > self.limit }.pairwise()
            .subscribe(onNext: { pairs.append($0 + $1) })
            .disposed(by: bag)
        // Only a sequence that is known to send on the main thread takes a closure of the main actor.
        numbers.nwise(3).map { $0 + [self.limit] }.subscribe(onNext: { threes.append($0) }).disposed(by: bag)
        numbers.map { $0 > self.limit }.not().mapTo(true).subscribe(onNext: { flags.append($0) }).disposed(by: bag)
        numbers.flatMap(maxConcurrent: 1) { Observable.of($0, $0 + self.limit) }
            .observe(on: MainScheduler())
            .subscribe(onNext: { twice.append($0) })
            .disposed(by: bag)
        numbers.concatMapEager { Observable.just($0 + self.limit) }
            .observe(on: MainScheduler())
            .subscribe(onNext: { twice.append($0) })
            .disposed(by: bag)
        for number in [1, nil, 3, 2] { relay.accept(number) }
        #expect(tens == [30])
        #expect(pairs == [3])
        #expect(threes == [[1, 3, 2, 2]])
        #expect(flags == [true, true, true])
        #expect(twice.sorted() == [1, 2, 3, 3, 3, 4, 4, 5, 5])
    }

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
