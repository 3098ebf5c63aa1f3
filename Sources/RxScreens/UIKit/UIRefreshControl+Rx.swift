#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import RxTraits
public import UIKit

extension Reactive where Base: UIRefreshControl {
    /// Shows the control while `true`, and hides it while `false`.
    public var isRefreshing: Binder<Bool> {
        Binder(base) { control, refreshing in refreshing ? control.beginRefreshing() : control.endRefreshing() }
    }
}
#endif
