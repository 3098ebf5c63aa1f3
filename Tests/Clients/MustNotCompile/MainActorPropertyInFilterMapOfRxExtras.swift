import RxExtras
import RxSwift

// In Swift 6 mode, the operators of RxExtras have only strict forms, even beside the module RxSwift.
// expected: main actor-isolated property 'suffix' can not be referenced from a Sendable closure
@MainActor
final class Model {
    var suffix = "!"

    func greetings(_ names: Observable<String>) -> Observable<String> {
        #if FIXED
        names.filterMap { $0.isEmpty ? .ignore : .map($0 + "!") }
        #else
        names.filterMap { $0.isEmpty ? .ignore : .map($0 + self.suffix) }
        #endif
    }
}
