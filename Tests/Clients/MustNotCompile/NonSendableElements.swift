// Elements that aren't `Sendable` don't go from thread to thread.
//
// Contract A5

import RxDisposables
import RxExtras
import RxObservable
import RxRelay
import RxSchedulers
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

// MARK: `combineLatest` and `zip` keep elements of one sequence, which their closure may read on the thread of another.

func latest(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<Int> {
    Observable.combineLatest(drafts, saves) { $0.text.count + $1 }  // error: type 'Draft' does not conform to
}

func latestPair(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<(Draft, Int)> {
    Observable.combineLatest(drafts, saves)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func latestOfThree(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<Int> {
    Observable.combineLatest(saves, saves, drafts) { $0 + $1 + $2.text.count }  // error: type 'Draft' does not conform
}

func latestOfAll(_ drafts: [Observable<Draft>]) -> Observable<[Draft]> {
    Observable.combineLatest(drafts)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func zipped(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<Int> {
    Observable.zip(drafts, saves) { $0.text.count + $1 }  // error: type 'Draft' does not conform to the 'Sendable'
}

func zippedAll(_ drafts: [Observable<Draft>]) -> Observable<[Draft]> {
    Observable.zip(drafts)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func zippedWith(_ drafts: Observable<Draft>, _ saves: Observable<Int>) -> Observable<Int> {
    drafts.zip(with: saves) { $0.text.count + $1 }  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func zippedSingles(_ draft: Single<Draft>, _ save: Single<Int>) -> Single<Int> {
    Single.zip(draft, save) { $0.text.count + $1 }  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func zippedListOfSingles(_ drafts: [Single<Draft>]) -> Single<[Draft]> {
    Single.zip(drafts)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

// Elements that stay on the main thread needn't be `Sendable`.
@MainActor
func onMain(_ drafts: Driver<Draft>, _ saves: Driver<Int>) -> Driver<Int> {
    Driver.combineLatest(drafts, saves) { $0.text.count + $1 }
}

// MARK: What is kept for several subscribers reaches each of them, on any thread; so do the elements of a list.

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

// MARK: An operator delivers on its scheduler, or where another sequence or a task is.

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

// MARK: Where another sequence ends one, or starts it again, elements are sent on that one's thread: what is kept, and
// what a subject replays. On main sequences both are the main thread's.

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

// MARK: A control's elements are moved to main.

func event(_ drafts: Observable<Draft>) -> ControlEvent<Draft> {
    ControlEvent(events: drafts)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func property(_ drafts: Observable<Draft>, _ setter: AnyObserver<Draft>) -> ControlProperty<Draft> {
    ControlProperty(values: drafts, valueSink: setter)  // error: type 'Draft' does not conform to
}

// A custom sequence of them is one.
final class Feed: ObservableConvertibleType {
    let drafts = PublishSubject<Draft>()

    func asObservable() -> Observable<Draft> { drafts }
}

// MARK: A `Disposable` is `Sendable`, so a subject of them is none: there is no conformance that a cast could find.

func stopped(_ drafts: PublishSubject<Draft>) -> any Disposable {
    drafts.dispose()
    #if FIXED
    return Disposables.create()
    #else
    return drafts  // error: 'PublishSubject<Draft>' does not conform to
    #endif
}

// MARK: The error of disposal doesn't contain the disposed object.

#if FIXED
func object(of error: RxError, _ subject: PublishSubject<Int>) -> Bool {
    if case .disposed(let object) = error { object === subject } else { false }
}
#else
func object(of error: RxError) -> AnyObject? {
    if case .disposed(let object) = error {
        return object  // error: return expression of type 'RxError.ObjectIdentity' expected to be an instance
    }
    return nil
}
#endif
