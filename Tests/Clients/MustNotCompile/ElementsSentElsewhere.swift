// An operator that delivers on its scheduler, or where another sequence or a task is, takes only elements that may be
// sent there.
//
// expected: an error in each line that names one
// Contract A5

import RxObservable
import RxSchedulers
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

func scheduled(_ drafts: Observable<Draft>, _ scheduler: SerialDispatchQueueScheduler) -> [Observable<Draft>] {
    [
        drafts.debounce(.seconds(1), scheduler: scheduler),  // error: type 'Draft' does not conform to the 'Sendable'
        drafts.delay(.seconds(1), scheduler: scheduler),  // error: type 'Draft' does not conform to the 'Sendable'
        drafts.throttle(.seconds(1), scheduler: scheduler),  // error: type 'Draft' does not conform to the 'Sendable'
        drafts.timeout(.seconds(1), scheduler: scheduler),  // error: type 'Draft' does not conform to the 'Sendable'
        drafts.subscribe(on: scheduler),  // error: type 'Draft' does not conform to the 'Sendable' protocol
    ]
}

func buffered(_ drafts: Observable<Draft>, _ scheduler: SerialDispatchQueueScheduler) -> Observable<[Draft]> {
    drafts.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler)  // error: type 'Draft' does not conform to the
}

func shown(_ drafts: Observable<Draft>) -> Observable<Draft> {
    drafts.observe(on: MainScheduler.instance)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

@MainActor
func driven(_ drafts: Observable<Draft>) -> Driver<Draft> {
    drafts.asDriver(onErrorDriveWith: .empty())  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func sampled(_ drafts: Observable<Draft>, at ticks: Observable<Int>) -> Observable<Draft> {
    drafts.sample(ticks)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func saved(_ drafts: Observable<Draft>, at saves: Observable<Void>) -> Observable<Draft> {
    saves.withLatestFrom(drafts)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func values(of drafts: Observable<Draft>) -> some AsyncSequence {
    drafts.values  // error: type 'Draft' does not conform to the 'Sendable' protocol
}
