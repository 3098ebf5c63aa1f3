// A relay's value that isn't `Sendable` can't be read by two tasks.
//
// expected: sending value of non-Sendable type '() async -> ()' risks causing data races
// Contract A4

import RxRelay

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
    let draft = BehaviorRelay(value: Draft())
    Task { print(draft.value.text) }
    Task { print(draft.value.text) }
}
