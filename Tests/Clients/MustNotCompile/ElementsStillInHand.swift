// An element that isn't `Sendable` is in one hand: that of a chain that keeps it, of a subscriber, or of a task. Fresh
// elements are given away.
//
// Contract A5

import Dispatch
import RxDisposables
import RxExtras
import RxObservable
import RxRelay
import RxSubjects
import RxTest
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

// MARK: What a chain keeps, its caller can't use any more: the chain may be subscribed to anywhere.

@MainActor
final class Editor {
    let draft = Draft()
    let drafts = [Draft()]
    let optional: Draft? = Draft()
    let source = Observable<Draft>.empty()
    let numbers = Observable<Int>.empty()
    let main = MainObservable<Draft>.empty()

    func just() -> Observable<Draft> { .just(draft) }  // error: sending 'self.draft' risks causing data races
    func fromArray() -> Observable<Draft> { .from(drafts) }  // error: sending 'self.drafts' risks causing data races
    func fromOptional() -> Observable<Draft> {
        .from(optional: optional)  // error: sending 'self.optional' risks causing data races
    }
    func repeated() -> Observable<Draft> { .repeatElement(draft) }  // error: sending 'self.draft' risks
    func generated() -> Observable<Draft> {
        .generate(initialState: draft, condition: { _ in true }, iterate: { $0 })  // error: sending 'self.draft' risks
    }
    func scanned() -> Observable<Draft> {
        numbers.scan(draft) { draft, _ in draft }  // error: sending 'self.draft' risks causing data races
    }
    func scannedInto() -> Observable<Draft> {
        numbers.scan(into: draft) { _, _ in }  // error: sending 'self.draft' risks causing data races
    }
    func reduced() -> Observable<Draft> {
        numbers.reduce(draft) { draft, _ in draft }  // error: sending 'self.draft' risks causing data races
    }
    func reducedAndMapped() -> Observable<Int> {
        numbers.reduce(draft, accumulator: { draft, _ in draft }) { $0.text.count }  // error: 'self.draft'
    }
    func startingWith() -> Observable<Int> {
        Observable<Draft>.empty().startWith(draft).map { $0.text.count }  // error: sending 'self.draft' risks
    }
    func endingWith() -> Observable<Int> {
        Observable<Draft>.empty().endWith(draft).map { $0.text.count }  // error: sending 'self.draft' risks
    }
    func interspersed() -> Observable<Int> {
        Observable<Draft>.empty().interspersed(with: draft).map { $0.text.count }  // error: sending 'self.draft' risks
    }
    func filled() -> Observable<Int> {
        Observable<Draft>.empty().ifEmpty(default: draft).map { $0.text.count }  // error: sending 'self.draft' risks
    }
    func caught() -> Observable<Int> {
        Observable<Draft>.empty().catchAndReturn(draft).map { $0.text.count }  // error: sending 'self.draft' risks
    }
    func afterCompletable() -> Observable<Draft> {
        Completable.empty().andThen(.just(draft))  // error: sending 'self.draft' risks causing data races
    }

    func mainScanned() -> Observable<Draft> {
        MainObservable<Int>.empty().scan(draft) { draft, _ in draft }  // error: sending 'self.draft' risks
    }

    func single() -> Single<Draft> { .just(draft) }  // error: sending 'self.draft' risks causing data races
    func maybe() -> Maybe<Draft> { .just(draft) }  // error: sending 'self.draft' risks causing data races
    func caughtSingle() -> Single<Draft> {
        Single<Draft>.never().catchAndReturn(draft)  // error: sending 'self.draft' risks causing data races
    }
    func infallible() -> Infallible<Draft> { .just(draft) }  // error: sending 'self.draft' risks causing data races
    func infallibleStarting() -> Infallible<Draft> {
        Infallible<Draft>.empty().startWith(draft)  // error: sending 'self.draft' risks causing data races
    }
    func infallibleInstead() -> Infallible<Draft> {
        Observable<Draft>.empty().asInfallible(onErrorJustReturn: draft)  // error: sending 'self.draft' risks
    }

    func driver() -> Driver<Draft> { .just(draft) }  // error: sending 'self.draft' risks causing data races
    func driverStarting() -> Driver<Draft> {
        Driver<Draft>.empty().startWith(draft)  // error: sending 'self.draft' risks causing data races
    }
}

// It can't be used afterwards either, nor be passed to two chains.
func usedAfterwards() -> Observable<Int> {
    var draft = Draft()
    let result = Observable.just(draft).map { $0.text.count }  // error: sending 'draft' risks causing data races
    draft.text = "late"
    return result
}

func givenTwice(_ first: Observable<Int>, _ second: Observable<Int>) -> [Observable<Draft>] {
    let draft = Draft()
    return [
        first.scan(draft) { draft, _ in draft },  // error: sending 'draft' risks causing data races
        second.scan(draft) { draft, _ in draft },
    ]
}

#if FIXED
func passedOn<Element: Sendable>(_ element: Element) -> Observable<Element> { .just(element) }
#else
func passedOn<Element>(_ element: Element) -> Observable<Element> {
    .just(element)  // error: sending 'element' risks causing data races
}
#endif
func passedOnForGood<Element>(_ element: sending Element) -> Observable<Element> { .just(element) }

// MARK: What a single, a maybe or an infallible has sent belongs to the subscriber. An element of an observable may be
// delivered by another thread that sends, too, so a task can't send one.

func single() -> Single<Draft> {
    .create { single in
        DispatchQueue.global().async {
            var draft = Draft()
            single(.success(draft))  // error: sending 'draft.success' risks causing data races
            draft.text = "late"
        }
        return Disposables.create()
    }
}

func maybe() -> Maybe<Draft> {
    .create { maybe in
        DispatchQueue.global().async {
            var draft = Draft()
            maybe(.success(draft))  // error: sending 'draft.success' risks causing data races
            draft.text = "late"
        }
        return Disposables.create()
    }
}

func infallible() -> Infallible<Draft> {
    .create { infallible in
        DispatchQueue.global().async {
            var draft = Draft()
            infallible(.next(draft))  // error: sending 'draft.next' risks causing data races
            draft.text = "late"
        }
        return Disposables.create()
    }
}

func observable() -> Observable<Draft> {
    .create { observer in
        observer.onNext(Draft())
        Task { observer.onNext(Draft()) }  // error: passing closure as a 'sending' parameter risks causing data races
        return Disposables.create()
    }
}

// MARK: Two tasks would share the elements of a sequence, a relay or a subject, so these stay in one.

func sharedObservable() {
    let drafts = Observable.just(Draft())
    Task { _ = drafts.subscribe(onNext: { print($0.text) }) }  // error: sending value of non-Sendable type
    Task { _ = drafts.subscribe(onNext: { print($0.text) }) }
}

func sharedConnectable(_ draft: sending Draft) {
    let drafts = Observable.just(draft).publish()
    Task { _ = drafts.subscribe(onNext: { print($0.text) }) }  // error: sending value of non-Sendable type
    Task { _ = drafts.connect() }
}

func sharedSingle() {
    let draft = Single.just(Draft())
    Task { _ = draft.subscribe(onSuccess: { print($0.text) }) }  // error: sending value of non-Sendable type
    Task { _ = draft.subscribe(onSuccess: { print($0.text) }) }
}

func sharedRelay() {
    let draft = BehaviorRelay(value: Draft())
    Task { print(draft.value.text) }  // error: sending value of non-Sendable type
    Task { print(draft.value.text) }
}

func sharedSubject() {
    let drafts = PublishSubject<Draft>()
    Task { drafts.onNext(Draft()) }  // error: sending value of non-Sendable type
    Task { drafts.onNext(Draft()) }
}

// Each task has a sequence of its own.
func oneEach() {
    Task { _ = Observable.just(Draft()).subscribe(onNext: { print($0.text) }) }
    Task { _ = Observable.just(Draft()).subscribe(onNext: { print($0.text) }) }
}

// MARK: A test scheduler sends the elements of its sequences wherever it is run.

struct Drafts: AsyncSequence, AsyncIteratorProtocol {
    var next: Draft?

    func makeAsyncIterator() -> Drafts { self }
    mutating func next() async -> Draft? { next.take() }
}

@MainActor
final class EditorTests {
    let scheduler = TestScheduler()
    let draft = Draft()
    let drafts = Drafts(next: Draft())

    func hotEvents() -> Observable<Draft> {
        scheduler.createHotObservable([.next(10, draft)])  // error: sending value of non-Sendable type
    }
    func coldEvents() -> Observable<Draft> {
        scheduler.createColdObservable([.next(10, draft)])  // error: sending value of non-Sendable type
    }
    func hot() -> Observable<Draft> {
        scheduler.hot("a", values: ["a": draft])  // error: sending value of non-Sendable type
    }
    func cold() -> Observable<Draft> {
        scheduler.cold("a", values: ["a": draft])  // error: sending value of non-Sendable type
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func recorded() -> TestableObserver<Draft> {
        scheduler.record(drafts)  // error: sending 'self.drafts' risks causing data races
    }

    // A fresh element is only the sequence's.
    func fresh() -> Observable<Draft> { scheduler.createHotObservable([.next(10, Draft())]) }
}
