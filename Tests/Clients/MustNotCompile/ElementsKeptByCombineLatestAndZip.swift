// `combineLatest` and `zip` keep elements of one sequence, which their closure may read on the thread of another.
//
// expected: an error in each line that names one
// Contract A5

import RxExtras
import RxObservable
import RxTraits

#if FIXED
struct Draft: Sendable {
    var text = ""
}
#else
final class Draft {
    var text = ""
}
#endif

func latest(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<Int> {
    Observable.combineLatest(drafts, saves) { $0.text.count + $1 }  // error: type 'Draft' does not conform to
}

func latestPair(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<(Draft, Int)> {
    Observable.combineLatest(drafts, saves)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func latestOfThree(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<Int> {
    Observable.combineLatest(saves, saves, drafts) { $0 + $1 + $2.text.count }  // error: type 'Draft' does not conform
}

func latestOfAll(_ drafts: [Observable<Draft>]) -> Observable<[Draft]> {
    Observable.combineLatest(drafts)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func zipped(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<Int> {
    Observable.zip(drafts, saves) { $0.text.count + $1 }  // error: type 'Draft' does not conform to the 'Sendable'
}

func zippedAll(_ drafts: [Observable<Draft>]) -> Observable<[Draft]> {
    Observable.zip(drafts)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func zippedWith(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<Int> {
    drafts.zip(with: saves) { $0.text.count + $1 }  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func zippedSingles(_ draft: Single<Draft>, _ save: Single<Int>) -> Single<Int> {
    Single.zip(draft, save) { $0.text.count + $1 }  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func zippedListOfSingles(_ drafts: [Single<Draft>]) -> Single<[Draft]> {
    Single.zip(drafts)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

// Elements that stay on the main thread needn't be `Sendable`.
@MainActor
func onMain(_ drafts: Driver<Draft>, _ saves: Driver<Int>) -> Driver<Int> {
    Driver.combineLatest(drafts, saves) { $0.text.count + $1 }
}
