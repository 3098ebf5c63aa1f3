// The parameter of `filter` for a key path has a default, which keeps trailing closures away from it. No call may use it.
//
// expected: an error in each line that names one

import RxObservable
import RxTraits

func filtered(_ driver: Driver<Bool>, _ main: MainObservable<Bool>) -> [Any] {
    #if FIXED
    [driver.filter(\.self), main.filter(\.self), driver.filter { $0 }, main.filter { $0 }]
    #else
    let shown = driver.filter()  // error: ambiguous use of 'filter'
    let delivered = main.filter()  // error: ambiguous use of 'filter'
    return [shown, delivered]
    #endif
}
