// A type-erased observer may be called on any thread, so it can't be an observer of the main actor.
//
// expected: main actor-isolated conformance of 'Printer' to 'ObserverType' cannot satisfy conformance requirement
// Contract A5

import RxObservable

#if FIXED
final class Printer: ObserverType, Sendable {
    func on(_ event: Event<String>) { print(event) }
}
#else
@MainActor
final class Printer: @MainActor ObserverType {
    func on(_ event: Event<String>) { print(event) }
}
#endif

@MainActor
func erased(_ printer: Printer) -> AnyObserver<String> {
    AnyObserver(printer)
}
