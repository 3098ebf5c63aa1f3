// Elements that are kept for several subscribers reach each of them, on any thread; so do the elements of a list of
// them.
//
// expected: an error in each line that names one
// Contract A5

import RxExtras
import RxObservable
import RxRelay
import RxSubjects

#if FIXED
struct Draft: Sendable {
    var text = ""
}
#else
final class Draft {
    var text = ""
}
#endif

func shared(_ drafts: Observable<Draft>) -> Observable<Draft> {
    drafts.share(replay: 1)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func replayed(_ drafts: Observable<Draft>) -> Observable<Draft> {
    drafts.replay(1).refCount()  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func replayedAll(_ drafts: Observable<Draft>) -> Observable<Draft> {
    drafts.replayAll().refCount()  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func multicast(_ drafts: Observable<Draft>) -> Observable<Draft> {
    drafts.multicast(ReplaySubject<Draft>.create(bufferSize: 1))  // error: type 'Draft' does not conform to
        .refCount()
}

func multicastOfMade(_ drafts: Observable<Draft>) -> Observable<Draft> {
    drafts.multicast(makeSubject: { BehaviorSubject(value: Draft()) })  // error: type 'Draft' does not conform to the
        .refCount()
}

func listed() -> Observable<Draft> {
    .of(Draft(), Draft())  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func startingWithSeveral(_ drafts: Observable<Draft>) -> Observable<Draft> {
    drafts.startWith(Draft(), Draft())  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func endingWithSeveral(_ drafts: Observable<Draft>) -> Observable<Draft> {
    drafts.endWith(Draft(), Draft())  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

// Elements that are shared without being kept go to all in turn, on the source's thread.
func sharedAndNotKept(_ drafts: Observable<Draft>) -> [Observable<Draft>] {
    [drafts.share(), drafts.publish().refCount()]
}

// A fresh array may be given away.
func listedForGood() -> Observable<Draft> { .from([Draft(), Draft()]) }
