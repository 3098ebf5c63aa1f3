// An inner sequence delivers elements where it sends them, even if the outer one is on main.
//
// expected: main actor-isolated property 'text' can not be mutated from a Sendable closure
// Contract A4

import RxObservable
import RxSchedulers

@MainActor
final class Label {
    var text = ""

    func show(_ texts: Observable<String>) {
        let replies = texts.observe(on: MainScheduler.instance).flatMapLatest { Observable.just(self.text + $0) }
        #if FIXED
        _ = replies.observe(on: MainScheduler.instance).subscribe(onNext: { self.text = $0 })
        #else
        _ = replies.subscribe(onNext: { self.text = $0 })
        #endif
    }
}
