// Two tasks that feed one subject exchange their elements, since one may deliver the elements of the other.
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
