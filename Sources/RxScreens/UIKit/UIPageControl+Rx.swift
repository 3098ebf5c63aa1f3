#if canImport(UIKit) && !os(watchOS)
public import RxTraits
public import UIKit

extension Reactive where Base: UIPageControl {
    /// The page that is shown, the first being 0.
    public var currentPage: ControlProperty<Int> {
        controlPropertyWithDefaultEvents(getter: { $0.currentPage }, setter: { $0.currentPage = $1 })
    }
}
#endif
