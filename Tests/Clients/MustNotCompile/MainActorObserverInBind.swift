// An observer receives events on any thread, so its methods can't belong to the main actor.
//
// expected: main actor-isolated conformance of 'Printer' to 'ObserverType' cannot satisfy conformance requirement
// Contract A4

import RxObservable
import RxRelay
import RxSchedulers
import RxTraits

@MainActor
final class Printer: @MainActor ObserverType {
    var lines: [String] = []

    func on(_ event: Event<String>) {
        if case .next(let line) = event { show(line) }
    }

    func show(_ line: String) {
        lines.append(line)
    }
}

@MainActor
func print(_ texts: Observable<String>, on printer: Printer) {
    #if FIXED
    _ = texts.observe(on: MainScheduler.instance).bind(onNext: { printer.show($0) })
    // A driver sends on main, and accepts it.
    _ = texts.asDriver(onErrorJustReturn: "").drive(printer)
    #else
    _ = texts.bind(to: printer)
    #endif
}
