// Where another sequence ends one, or starts it again, elements are sent on that one's thread: what is kept, and what a
// subject replays. On main sequences both are the main thread's.
//
// expected: an error in each line that names one
// Contract A5

import RxExtras
import RxObservable
import RxSubjects
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
final class Editor {
    let drafts = PublishSubject<Draft>()
    let driver = Driver<Draft>.empty()
    let other = PublishSubject<Int>()

    func buffered() -> Observable<[Draft]> {
        drafts.buffer(boundary: other)  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
    func bufferedBetween() -> Observable<[Draft]> {
        drafts.buffer(opening: other) { _ in Observable.just(1) }  // error: type 'Draft' does not conform
    }
    func bufferedWithTrigger() -> Observable<[Draft]> {
        drafts.bufferWithTrigger(other)  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
    func windows() -> Observable<Observable<Draft>> {
        drafts.window(boundary: other)  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
    func windowsBetween() -> Observable<Observable<Draft>> {
        drafts.window(opening: other) { _ in Observable.just(1) }  // error: type 'Draft' does not conform
    }
    func taken() -> Single<[Draft]> {
        drafts.take(until: other).toArray()  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
    func retried() -> Observable<Draft> {
        drafts.retry(when: { [other] _ in other })  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
    func retriedOnCancellation() -> Observable<Draft> {
        drafts.retry(on: CancellationError.self, when: { [other] _ in other })  // error: type 'Draft' does not conform
    }
    func retriedIf() -> Observable<Draft> {
        drafts.retry(if: { _, _ in true })  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
    func retriedAtSignal() -> Observable<Draft> {
        drafts.retry(when: other)  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
    func repeated() -> Observable<Draft> {
        drafts.repeat(when: { [other] _ in other })  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }

    // On main, any element.
    func takenOnMain(_ main: MainObservable<Draft>) -> MainObservable<Draft> { main.take(until: main) }
    func drivenUntil() -> Driver<Draft> { driver.take(until: driver) }
}
