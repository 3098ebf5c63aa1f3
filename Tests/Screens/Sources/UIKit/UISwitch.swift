// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UISwitch.h.
@MainActor
open class UISwitch: UIControl {
    open var isOn = false
}

/// UIKit/UISlider.h.
@MainActor
open class UISlider: UIControl {
    open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
}

/// UIKit/UIStepper.h.
@MainActor
open class UIStepper: UIControl {
    open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
}

/// UIKit/UIPageControl.h.
@MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
}

/// UIKit/UIRefreshControl.h.
@MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

/// UIKit/UIDatePicker.h.
@MainActor
open class UIDatePicker: UIControl {
    open var date = Date()
    open var countDownDuration: TimeInterval = 0
}

/// UIKit/UISegmentedControl.h.
@MainActor
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    struct Segment {
        var title: String?
        var image: UIImage?
        var isEnabled = true
    }

    var segments: [Segment] = []

    open var selectedSegmentIndex = UISegmentedControl.noSegment

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments[segment].title = title }
    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments[segment].image = image }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[segment].isEnabled = enabled }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
}
