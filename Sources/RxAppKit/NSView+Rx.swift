#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
internal import RxObjects
public import RxTraits

extension Reactive where Base: NSView {
    /// How opaque the view is, from 0 to 1.
    public var alpha: Binder<CGFloat> {
        Binder(base) { view, alpha in view.alphaValue = alpha }
    }
}
#endif
