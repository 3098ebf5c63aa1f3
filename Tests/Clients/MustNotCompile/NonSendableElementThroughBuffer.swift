// `buffer` may deliver on its scheduler, so it takes only elements that may be sent there.
//
// expected: type 'Draft' does not conform to the 'Sendable' protocol
// Contract A5

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

func later(_ drafts: Observable<Draft>, _ scheduler: SerialDispatchQueueScheduler) -> Observable<[Draft]> {
    drafts.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
}
