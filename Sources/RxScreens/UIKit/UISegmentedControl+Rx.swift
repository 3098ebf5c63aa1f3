#if canImport(UIKit) && !os(watchOS)
public import RxTraits
public import UIKit

extension Reactive where Base: UISegmentedControl {
    /// The segment that is selected; -1 for none.
    public var selectedSegmentIndex: ControlProperty<Int> {
        controlPropertyWithDefaultEvents(
            getter: { $0.selectedSegmentIndex },
            setter: { $0.selectedSegmentIndex = $1 }
        )
    }

    /// The segment that is selected; -1 for none.
    public var value: ControlProperty<Int> {
        selectedSegmentIndex
    }

    /// Whether a segment can be selected.
    ///
    /// - Parameter index: The segment.
    /// - Returns: A binder that sets it.
    public func enabledForSegment(at index: Int) -> Binder<Bool> {
        Binder(base) { control, enabled in control.setEnabled(enabled, forSegmentAt: index) }
    }

    /// The title of a segment.
    ///
    /// - Parameter index: The segment.
    /// - Returns: A binder that sets it.
    public func titleForSegment(at index: Int) -> Binder<String?> {
        Binder(base) { control, title in control.setTitle(title, forSegmentAt: index) }
    }

    /// The image of a segment.
    ///
    /// - Parameter index: The segment.
    /// - Returns: A binder that sets it.
    public func imageForSegment(at index: Int) -> Binder<UIImage?> {
        Binder(base) { control, image in control.setImage(image, forSegmentAt: index) }
    }
}
#endif
