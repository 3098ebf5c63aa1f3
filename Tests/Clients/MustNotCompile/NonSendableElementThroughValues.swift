// `values` passes elements to the task that asks for them, so it takes only elements that may be sent there.
//
// expected: type 'Draft' does not conform to the 'Sendable' protocol
// Contract A5

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

func values(of drafts: Observable<Draft>) -> some AsyncSequence {
    drafts.values
}
