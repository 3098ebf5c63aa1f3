import Collections
import RxCocoa
import RxSwift

/// Names of another library: they must not be ambiguous with the names of `import RxSwift`.
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
