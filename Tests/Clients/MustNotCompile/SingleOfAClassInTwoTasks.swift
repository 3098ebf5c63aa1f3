// A single whose element isn't `Sendable` can't be subscribed to by two tasks, which would share the element.
//
// expected: sending value of non-Sendable type '() async -> ()' risks causing data races
// Contract A5

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

func read() {
    let draft = Single.just(Draft())
    Task { _ = draft.subscribe(onSuccess: { print($0.text) }) }
    Task { _ = draft.subscribe(onSuccess: { print($0.text) }) }
}
