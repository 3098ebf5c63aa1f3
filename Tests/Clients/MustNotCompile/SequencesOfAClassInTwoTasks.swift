// Two tasks would share the elements of a sequence, a relay or a subject, so those that aren't `Sendable` stay in one.
//
// expected: an error in each line that names one
// Contract A5

import RxObservable
import RxRelay
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

func observable() {
    let drafts = Observable.just(Draft())
    Task { _ = drafts.subscribe(onNext: { print($0.text) }) }  // error: sending value of non-Sendable type
    Task { _ = drafts.subscribe(onNext: { print($0.text) }) }
}

func connectable(_ draft: sending Draft) {
    let drafts = Observable.just(draft).publish()
    Task { _ = drafts.subscribe(onNext: { print($0.text) }) }  // error: sending value of non-Sendable type
    Task { _ = drafts.connect() }
}

func single() {
    let draft = Single.just(Draft())
    Task { _ = draft.subscribe(onSuccess: { print($0.text) }) }  // error: sending value of non-Sendable type
    Task { _ = draft.subscribe(onSuccess: { print($0.text) }) }
}

func relay() {
    let draft = BehaviorRelay(value: Draft())
    Task { print(draft.value.text) }  // error: sending value of non-Sendable type
    Task { print(draft.value.text) }
}

func subject() {
    let drafts = PublishSubject<Draft>()
    Task { drafts.onNext(Draft()) }  // error: sending value of non-Sendable type
    Task { drafts.onNext(Draft()) }
}

// Each task has a sequence of its own.
func oneEach() {
    Task { _ = Observable.just(Draft()).subscribe(onNext: { print($0.text) }) }
    Task { _ = Observable.just(Draft()).subscribe(onNext: { print($0.text) }) }
}
