// A value that a chain keeps can't be used by its caller any more: the chain may be subscribed to anywhere. `Sendable`
// values are exempt, and so are fresh ones.
//
// expected: an error in each line that names one
// Contract A5

import RxExtras
import RxObservable
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
