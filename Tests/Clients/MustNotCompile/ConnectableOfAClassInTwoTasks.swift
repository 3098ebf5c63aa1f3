// A connectable sequence of elements that aren't `Sendable` can't be shared by two tasks.
//
// expected: sending value of non-Sendable type '() async -> ()' risks causing data races
// Contract A5

import RxObservable
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

func read(_ draft: sending Draft) {
    let drafts = Observable.just(draft).publish()
    Task { _ = drafts.subscribe(onNext: { print($0.text) }) }
    Task { _ = drafts.connect() }
}
