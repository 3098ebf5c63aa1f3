// `withLatestFrom` keeps an element of one sequence for the other, which may emit elsewhere.
//
// expected: type 'Draft' does not conform to the 'Sendable' protocol
// Contract A4

import RxObservable

#if FIXED
struct Draft: Sendable {
    var text = ""
}
#else
final class Draft {
    var text = ""
}
#endif

func saved(_ drafts: Observable<Draft>, at saves: Observable<Void>) -> Observable<Draft> {
    saves.withLatestFrom(drafts)
}
