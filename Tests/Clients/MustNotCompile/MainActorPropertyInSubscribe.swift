// A closure of `subscribe` may run on any thread, unless the sequence's type guarantees delivery on main.
//
// expected: main actor-isolated property 'text' can not be mutated from a Sendable closure
// Contract A4

import RxObservable
import RxSchedulers

@MainActor
final class Label {
    var text = ""

    func show(_ texts: Observable<String>) {
        #if FIXED
        _ = texts.observe(on: MainScheduler.instance).subscribe(onNext: { self.text = $0 })
        #else
        _ = texts.subscribe(onNext: { self.text = $0 })
        #endif
    }
}
