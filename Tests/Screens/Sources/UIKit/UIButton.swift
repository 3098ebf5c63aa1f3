// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UIButton.h.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case system = 1
    }

    /// UIKit/UIButtonConfiguration.h.
    public struct Configuration {
        public var title: String?

        public static func filled() -> Configuration { Configuration() }
    }

    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    open var configuration: Configuration?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
    }

    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }

    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

    open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
}

/// UIKit/UILabel.h.
open class UILabel: UIView {
    open var text: String?
}

/// UIKit/UIActivityIndicatorView.h.
open class UIActivityIndicatorView: UIView {
    open private(set) var isAnimating = false

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
