// `dematerialize` reads an element's event wherever the source emits, so not by code of the main actor.
//
// expected: main actor-isolated conformance of 'Line' to 'EventConvertible' cannot satisfy conformance requirement
// Contract A5

import RxObservable

#if FIXED
struct Line: EventConvertible {
    var event: Event<String>
}
#else
@MainActor
struct Line: @MainActor EventConvertible {
    var event: Event<String>
}
#endif

@MainActor
func texts(_ lines: Observable<Line>) -> Observable<String> {
    lines.dematerialize()
}
