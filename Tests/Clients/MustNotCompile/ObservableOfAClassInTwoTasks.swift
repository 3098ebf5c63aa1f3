// A sequence of a class that isn't `Sendable` stays in one task: two tasks would share its elements.
//
// expected: sending value of non-Sendable type '() async -> ()' risks causing data races
// Contract A4

import RxObservable

final class Draft {
    var text = ""
}

func edit() {
    #if FIXED
    // Each task has a sequence of its own.
    Task { _ = Observable.just(Draft()).subscribe(onNext: { $0.text += "a" }) }
    Task { _ = Observable.just(Draft()).subscribe(onNext: { $0.text += "b" }) }
    #else
    let drafts = Observable.just(Draft())
    Task { _ = drafts.subscribe(onNext: { $0.text += "a" }) }
    Task { _ = drafts.subscribe(onNext: { $0.text += "b" }) }
    #endif
}
