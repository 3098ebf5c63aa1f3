// The keys of `groupBy` are hashed and compared wherever the source emits, so not by code of the main actor.
//
// expected: main actor-isolated conformance of 'Author' to 'Hashable' cannot satisfy conformance requirement
// Contract A4

import RxObservable

#if FIXED
struct Author: Hashable {
    var name: String
}
#else
@MainActor
struct Author: @MainActor Hashable {
    nonisolated let name: String
}
#endif

@MainActor
func books(_ books: Observable<Author>) -> Observable<GroupedObservable<Author, Author>> {
    books.groupBy { $0 }
}
