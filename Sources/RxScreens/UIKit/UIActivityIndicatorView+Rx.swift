#if canImport(UIKit) && !os(watchOS)
public import RxTraits
public import UIKit

extension Reactive where Base: UIActivityIndicatorView {
    /// Turns the wheel while `true`, and stops it.
    public var isAnimating: Binder<Bool> {
        Binder(base) { indicator, animating in animating ? indicator.startAnimating() : indicator.stopAnimating() }
    }
}
#endif
