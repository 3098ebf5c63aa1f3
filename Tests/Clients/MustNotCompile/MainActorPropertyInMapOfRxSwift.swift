import RxCocoa
import RxSwift

// In Swift 6 mode, the modules with RxSwift's names have only strict forms.
// expected: main actor-isolated property 'suffix' can not be referenced from a Sendable closure
@MainActor
final class Model {
    var suffix = "!"

    func greetings(_ names: Observable<String>) -> Observable<String> {
        #if FIXED
        names.map { $0 + "!" }
        #else
        names.map { $0 + self.suffix }
        #endif
    }
}
