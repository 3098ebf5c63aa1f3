// Keys are compared wherever the source emits, so not by code of the main actor.
//
// expected: main actor-isolated conformance of 'Author' to 'Equatable' cannot satisfy conformance requirement
// Contract A5

import RxObservable
import RxSchedulers

@MainActor
struct Author: @MainActor Equatable {
    nonisolated let name: String
}

@MainActor
func changes(_ authors: Observable<Author>) -> Observable<Author> {
    #if FIXED
    authors.observe(on: MainScheduler.instance).distinctUntilChanged(at: \.self)
    #else
    authors.distinctUntilChanged { $0 }
    #endif
}
