// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UIApplication.h.
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    open var isNetworkActivityIndicatorVisible = false

    public nonisolated static let didEnterBackgroundNotification = named()
    public nonisolated static let willEnterForegroundNotification = named()
    public nonisolated static let didFinishLaunchingNotification = named()
    public nonisolated static let didBecomeActiveNotification = named()
    public nonisolated static let willResignActiveNotification = named()
    public nonisolated static let didReceiveMemoryWarningNotification = named()
    public nonisolated static let willTerminateNotification = named()
    public nonisolated static let significantTimeChangeNotification = named()
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = named()
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = named()
    public nonisolated static let protectedDataDidBecomeAvailableNotification = named()
    public nonisolated static let userDidTakeScreenshotNotification = named()

    /// A name of its own for each; apps don't see Apple's.
    private nonisolated static func named(line: Int = #line) -> Notification.Name {
        Notification.Name("UIApplication \(line)")
    }
}

/// UIKit/UIWindow.h.
extension UIResponder {
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("keyboardWillChangeFrame")
    public nonisolated static let keyboardFrameEndUserInfoKey = "frameEnd"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "animationDuration"
    public nonisolated static let keyboardIsLocalUserInfoKey = "isLocal"
}
