import Collections
import RxCocoa
import RxSwift

// Imports of one declaration say its kind, which is RxSwift's.
import protocol RxSwift.Disposable
import struct RxSwift.Disposables
import class RxSwift.Observable

/// Names of another library: they must not be ambiguous with the names of `import RxSwift`.
struct Names {
    let chain = Chain()
    let lifetime = Lifetime()
    let merging = MergeOperator()
    let scheduler = TaskScheduler()
    let event = ProcessEvent.began

    // RxSwift's alias, which is also the name of a module here.
    func doubled(_ numbers: RxObservable<Int>) -> RxObservable<Int> {
        return numbers.flatMap { RxObservable.of($0, $0) }
    }

    // RxSwift's alias in its extensions for ranges.
    func first<Number: RxAbstractInteger>(_ count: Number) -> Observable<Number> {
        return Observable.range(start: 0, count: count)
    }

    func merged(_ numbers: Observable<Int>) -> Observable<Int> {
        return Observable.merge(numbers, numbers.map { $0 * chain.links })
    }
}
