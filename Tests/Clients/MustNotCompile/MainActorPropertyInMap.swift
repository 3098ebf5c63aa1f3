// A closure of an operator may run on any thread, so it can't read a property of the main actor.
//
// expected: main actor-isolated property 'prompt' can not be referenced from a Sendable closure
// Contract A4

import RxObservable
import RxSubjects

@MainActor
final class Console {
    var prompt = "> "
    let input = PublishSubject<String>()

    func lines() -> Observable<String> {
        #if FIXED
        // The closure captures a value that was read before, on the main actor.
        let prompt = prompt
        return input.map { prompt + $0 }
        #else
        return input.map { self.prompt + $0 }
        #endif
    }
}
