// An operator that moves elements to another thread takes only elements that may be sent there.
//
// expected: type 'Draft' does not conform to the 'Sendable' protocol
// Contract A4

import RxObservable
import RxSchedulers

#if FIXED
struct Draft: Sendable {
    var text = ""
}
#else
final class Draft {
    var text = ""
}
#endif

func shown(_ drafts: Observable<Draft>) -> Observable<Draft> {
    drafts.observe(on: MainScheduler.instance)
}
