import RxTest

// A target that depends on the product `RxTest` alone, as with RxSwift. Another file imports `RxSwift`.

final class Model {}

@MainActor
final class Recorder {
    var sum = 0
    var models: [Model] = []
    let total = makeTotal()

    func run(_ scheduler: TestScheduler) -> [Int?] {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
        let last = Model()
        let observer = scheduler.start {
            source.map {
                self.sum += $0
                return self.sum
            }
            .do(onNext: self.note)
            .delay(.seconds(0), scheduler: scheduler)
        }
        _ = scheduler.createColdObservable([.next(10, last)]).subscribe(onNext: { self.models.append($0) })
        scheduler.start()
        return observer.events.map(\.value.element)
    }

    func note(_ sum: Int) { self.sum = sum }
}

@main
enum Program {
    @MainActor
    static func main() {
        let recorder = Recorder()
        recorder.total.onNext(1)
        let sums = recorder.run(TestScheduler(initialClock: 0))
        precondition(sums.compactMap { $0 } == [1, 3], "\(sums)")
        precondition(recorder.models.count == 1)
        print("ok")
    }
}
