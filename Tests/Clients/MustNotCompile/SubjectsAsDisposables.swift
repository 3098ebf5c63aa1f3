// A `Disposable` is `Sendable`: a subject of elements that aren't would go from thread to thread as one. In the module
// `RxSwift` a subject is one for clients in Swift 5 mode.
//
// Contract A5

import RxSwift

#if FIXED
final class Draft: Sendable {
    let text = ""
}
#else
final class Draft {
    var text = ""
}
#endif

@MainActor
final class Editor {
    let published = PublishSubject<Draft>()
    let latest = BehaviorSubject(value: Draft())
    let replayed = ReplaySubject<Draft>.create(bufferSize: 1)
    let bag = DisposeBag()

    func stop() -> [any Disposable] {
        #if FIXED
        [Disposables.create { [published] in published.dispose() }]
        #else
        [
            published,  // error: conformance of 'PublishSubject<Element>' to 'Disposable' is unavailable
            latest,  // error: conformance of 'BehaviorSubject<Element>' to 'Disposable' is unavailable
            replayed,  // error: conformance of 'ReplaySubject<Element>' to 'Disposable' is unavailable
        ]
        #endif
    }
    func keepPublished() {
        published.disposed(by: bag)  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
    func keepLatest() {
        latest.disposed(by: bag)  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
    func keepReplayed() {
        replayed.disposed(by: bag)  // error: type 'Draft' does not conform to the 'Sendable' protocol
    }
}
