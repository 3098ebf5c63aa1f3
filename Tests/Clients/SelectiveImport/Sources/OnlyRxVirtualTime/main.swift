import Foundation
import RxDisposables
import RxSchedulers
import RxVirtualTime

let scheduler = HistoricalScheduler()
_ = scheduler.schedulePeriodic(1, startAfter: .seconds(3600), period: .seconds(3600)) { hour in
    print("\(hour) h")
    return hour + 1
}
scheduler.advanceTo(scheduler.clock.addingTimeInterval(7200))
