// In Swift 6 mode, the modules with RxSwift's names, and the operators of `RxExtras` beside them, have only strict forms.
//
// expected: an error in each line that names one

import RxCocoa
import RxExtras
import RxSwift

@MainActor
final class Model {
    #if FIXED
    let suffix = "!"
    #else
    var suffix = "!"
    #endif

    func greetings(_ names: Observable<String>) -> Observable<String> {
        names.map { $0 + self.suffix }  // error: main actor-isolated property 'suffix' can not be referenced from a
    }
    func filtered(_ names: Observable<String>) -> Observable<String> {
        names.filterMap { .map($0 + self.suffix) }  // error: main actor-isolated property 'suffix' can not be
    }
}
