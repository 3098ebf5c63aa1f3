// In Swift 6 mode, the modules with RxSwift's names, and the operators of `RxExtras` beside them, have only strict forms,
// and the deprecated names of RxSwift don't exist; the error gives the new name. Declarations that need Apple's user
// interface frameworks are unavailable elsewhere, with a message.

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

final class Control {}

#if FIXED
func onMain(_ source: Observable<Int>) -> Observable<Int> { source.observe(on: MainScheduler.instance) }
#else
func onMain(_ source: Observable<Int>) -> Observable<Int> {
    source.observeOn(MainScheduler.instance)  // error: 'observeOn' has been renamed to 'observe(on:)'
}

final class Proxy: DelegateProxy<Control, AnyObject> {}  // error: Delegate proxies need UIKit or AppKit, which this
#endif
