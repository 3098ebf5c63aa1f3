#if canImport(UIKit) && !os(watchOS)

public import class RxRelay.PublishRelay
public import UIKit

@available(iOS 13, tvOS 14, visionOS 1, *)
extension UIAction {
    /// An action, for a button or a menu, that sends a value to a relay.
    ///
    /// ```swift
    /// let sorting = PublishRelay<Sorting>()
    /// button.menu = UIMenu(children: Sorting.allCases.map { UIAction(title: $0.title, sending: $0, to: sorting) })
    /// ```
    ///
    /// - Parameters:
    ///   - title: Its title.
    ///   - image: Its image.
    ///   - value: The value to send.
    ///   - relay: The relay that receives it; held as long as the action.
    public convenience init<Value: Sendable>(
        title: String,
        image: UIImage? = nil,
        sending value: Value,
        to relay: PublishRelay<Value>
    ) {
        self.init(title: title, image: image) { _ in relay.accept(value) }
    }
}
#endif
