#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Foundation
public import RxTraits
public import UIKit

extension Reactive where Base: UIDatePicker {
    /// The date that is picked.
    public var date: ControlProperty<Date> {
        controlPropertyWithDefaultEvents(getter: { $0.date }, setter: { $0.date = $1 })
    }

    /// The date that is picked.
    public var value: ControlProperty<Date> {
        date
    }

    /// The time that is picked for a count down, in seconds.
    public var countDownDuration: ControlProperty<TimeInterval> {
        controlPropertyWithDefaultEvents(getter: { $0.countDownDuration }, setter: { $0.countDownDuration = $1 })
    }
}
#endif
