import Collections
import RxCocoa
import RxSwift

/// Names of another library: what `import RxSwift` brings has them nowhere in the way.
struct Names {
    let chain = Chain()
    let lifetime = Lifetime()
    let merging = MergeOperator()
    let scheduler = TaskScheduler()
    let event = ProcessEvent.began

    func merged(_ numbers: Observable<Int>) -> Observable<Int> {
        return Observable.merge(numbers, numbers.map { $0 * chain.links })
    }
}
