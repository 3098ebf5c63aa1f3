// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

/// UIKit/UISwitch.h.
open class UISwitch: UIControl {
    open var isOn = false
}

/// UIKit/UISlider.h.
open class UISlider: UIControl {
    open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
}

/// UIKit/UIStepper.h.
open class UIStepper: UIControl {
    open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
}

/// UIKit/UIPageControl.h.
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
}

/// UIKit/UIRefreshControl.h.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

/// UIKit/UIDatePicker.h.
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case dateAndTime = 2
        case countDownTimer = 3
    }

    open var datePickerMode = Mode.dateAndTime
    open var date = Date()
    open var countDownDuration: TimeInterval = 0
}

/// UIKit/UISegmentedControl.h.
open class UISegmentedControl: UIControl {
    struct Segment {
        var title: String?
        var image: UIImage?
        var isEnabled = true
    }

    var segments: [Segment] = []

    open var selectedSegmentIndex = -1

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

/// UIKit/UIGestureRecognizer.h.
@MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        public static let recognized = State.ended
    }

    private struct Row {
        weak var target: (any ActionPerforming)?
        let action: Selector
    }

    public nonisolated let associations = Associations()
    private var rows: [Row] = []

    open var state = State.possible
    open var isEnabled = true

    public init(target: Any?, action: Selector?) {
        super.init()
        Messages.ofUIKit
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        guard let target = target as? any ActionPerforming else { return }
        guard !rows.contains(where: { $0.target === target && $0.action == action }) else { return }
        rows.append(Row(target: target, action: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        rows.removeAll { row in
            row.target == nil || (target == nil || row.target === target) && (action == nil || row.action == action)
        }
    }

    func send() {
        for row in rows { row.target?.perform(row.action, from: self) }
    }
}

/// UIKit/UITapGestureRecognizer.h.
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// One that a test recognizes.
public typealias TapGesture = UITapGestureRecognizer

/// UIKit/UIPanGestureRecognizer.h.
open class UIPanGestureRecognizer: UIGestureRecognizer {}
