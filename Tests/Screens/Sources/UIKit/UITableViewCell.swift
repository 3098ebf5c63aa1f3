// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITableViewCell.h.
@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case subtitle = 3
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case checkmark = 3
    }

    public let reuseIdentifier: String?
    public let contentView = UIView()
    open private(set) var textLabel: UILabel? = UILabel()
    open var accessoryType = AccessoryType.none
    open var isSelected = false
    open var isHighlighted = false

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Objective-C makes objects of a class value; Swift requires an initializer that every subclass has.
    public required convenience init(dequeuedFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }
}
