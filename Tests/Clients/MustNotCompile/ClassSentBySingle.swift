// An element that isn't Sendable belongs to the subscriber once it has been passed to a single.
//
// expected: sending 'page.success' risks causing data races
// Contract A5

import Dispatch
import RxDisposables
import RxTraits

final class Page {
    var number = 0
}

func page() -> Single<Page> {
    .create { single in
        DispatchQueue.global().async {
            let page = Page()
            #if FIXED
            page.number = 1
            single(.success(page))
            #else
            single(.success(page))
            page.number = 1
            #endif
        }
        return Disposables.create()
    }
}
