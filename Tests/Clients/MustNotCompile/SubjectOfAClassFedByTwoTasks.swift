// Two tasks that feed one subject hand each other their elements, since one delivers what the other has sent.
//
// expected: sending value of non-Sendable type '() async -> ()' risks causing data races
// Contract A4

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

func feed() {
    let drafts = PublishSubject<Draft>()
    Task { drafts.onNext(Draft()) }
    Task { drafts.onNext(Draft()) }
}
