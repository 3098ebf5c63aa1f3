// The same without the module `RxSwift`: there is no conformance that a cast could find.
//
// expected: 'PublishSubject<Draft>' does not conform to
// Contract A5

import RxDisposables
import RxSubjects

final class Draft {
    var text = ""
}

@MainActor
final class Editor {
    let drafts = PublishSubject<Draft>()

    func stop() -> any Disposable {
        #if FIXED
        Disposables.create()
        #else
        drafts
        #endif
    }
    func end() { drafts.dispose() }
}
