import RxSwift

// In Swift 6 mode, the deprecated names of RxSwift don't exist; the error gives the new name.
// expected: 'observeOn' has been renamed to 'observe(on:)'
func onMain(_ source: Observable<Int>) -> Observable<Int> {
    #if FIXED
    source.observe(on: MainScheduler.instance)
    #else
    source.observeOn(MainScheduler.instance)
    #endif
}
