// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UIApplication.h.
@MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    open var isNetworkActivityIndicatorVisible = false

    public nonisolated static let didEnterBackgroundNotification = named("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = named(
        "UIApplicationWillEnterForegroundNotification"
    )
    public nonisolated static let didFinishLaunchingNotification = named("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = named("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = named("UIApplicationWillResignActiveNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = named(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    public nonisolated static let willTerminateNotification = named("UIApplicationWillTerminateNotification")
    public nonisolated static let significantTimeChangeNotification = named(
        "UIApplicationSignificantTimeChangeNotification"
    )
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = named(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification"
    )
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = named(
        "UIApplicationProtectedDataWillBecomeUnavailable"
    )
    public nonisolated static let protectedDataDidBecomeAvailableNotification = named(
        "UIApplicationProtectedDataDidBecomeAvailable"
    )
    public nonisolated static let userDidTakeScreenshotNotification = named(
        "UIApplicationUserDidTakeScreenshotNotification"
    )

    private nonisolated static func named(_ name: String) -> Notification.Name {
        Notification.Name(name)
    }
}

/// UIKit/UIWindow.h.
extension UIResponder {
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
