// An element that isn't Sendable belongs to the subscriber once it has been passed to a maybe.
//
// expected: sending 'page.success' risks causing data races
// Contract A5

import Dispatch
import RxDisposables
import RxTraits

final class Page {
    var number = 0
}

func page() -> Maybe<Page> {
    .create { maybe in
        DispatchQueue.global().async {
            let page = Page()
            #if FIXED
            page.number = 1
            maybe(.success(page))
            #else
            maybe(.success(page))
            page.number = 1
            #endif
        }
        return Disposables.create()
    }
}
