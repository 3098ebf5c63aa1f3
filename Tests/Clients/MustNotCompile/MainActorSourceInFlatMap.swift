// `flatMap` converts its closure's results to sequences wherever the source emits, so not by code of the main actor.
//
// expected: main actor-isolated conformance of 'Feed' to 'ObservableConvertibleType' cannot satisfy conformance requirement
// Contract A5

import RxObservable
import RxSchedulers

@MainActor
struct Feed: @MainActor ObservableConvertibleType {
    nonisolated let name: String

    func asObservable() -> Observable<String> { .just(name) }
}

@MainActor
func texts(_ names: Observable<String>) -> Observable<String> {
    #if FIXED
    names.observe(on: MainScheduler.instance).flatMap { Feed(name: $0).asObservable() }
    #else
    names.flatMap { Feed(name: $0) }
    #endif
}
