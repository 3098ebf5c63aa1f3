// Chains that are built while a scheduler replaces the main thread have closures of the main actor, so build them
// there.
//
// expected: call to main actor-isolated static method 'mock(scheduler:action:)' in a synchronous nonisolated context
// Contract A4

import RxObservable
import RxSchedulers
import RxTraits

#if FIXED
@MainActor
#endif
func debounced(_ texts: Observable<String>, _ scheduler: any SchedulerType) -> Driver<String> {
    SharingScheduler.mock(scheduler: scheduler) {
        texts.asDriver(onErrorJustReturn: "").debounce(.seconds(1))
    }
}
