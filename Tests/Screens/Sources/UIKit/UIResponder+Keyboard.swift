// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC

/// UIKit/UIWindow.h.
extension UIResponder {
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

    /// The system moves the keyboard.
    public static func moveKeyboard(to frame: CGRect, duration: TimeInterval = 0.25, isLocal: Bool = true) {
        NotificationCenter.default.post(
            name: keyboardWillChangeFrameNotification,
            object: nil,
            userInfo: [
                keyboardFrameEndUserInfoKey: NSValue(rect: frame),
                keyboardAnimationDurationUserInfoKey: duration,
                keyboardIsLocalUserInfoKey: isLocal,
            ]
        )
    }
}
