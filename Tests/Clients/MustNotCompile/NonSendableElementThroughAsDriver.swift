// A driver delivers on the main thread, so it takes only elements that may be sent there.
//
// expected: type 'Draft' does not conform to the 'Sendable' protocol
// Contract A5

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

@MainActor
func shown(_ drafts: Observable<Draft>) -> Driver<Draft> {
    drafts.asDriver(onErrorDriveWith: .empty())
}
