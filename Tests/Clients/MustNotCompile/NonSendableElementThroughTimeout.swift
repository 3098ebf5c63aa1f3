// `timeout` may deliver on its scheduler, so it takes only elements that may be sent there.
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

func shown(
    _ drafts: Observable<Draft>,
    _ ticks: Observable<Int>,
    _ scheduler: SerialDispatchQueueScheduler
) -> Observable<Draft> {
    drafts.timeout(.seconds(1), scheduler: scheduler)
}
