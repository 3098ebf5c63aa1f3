// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UICollectionViewCell.h.
@MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Objective-C makes objects of a class value; Swift requires an initializer that every subclass has.
    public required convenience init(dequeuedFor identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    open func prepareForReuse() {}
}

/// UIKit/UICollectionViewCell.h.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false
}
