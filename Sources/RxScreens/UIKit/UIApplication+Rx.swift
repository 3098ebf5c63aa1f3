#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import Foundation
internal import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UIApplication {
    /// The application has entered the background.
    public static var didEnterBackground: ControlEvent<Void> {
        happening(UIApplication.didEnterBackgroundNotification)
    }

    /// The application is about to leave the background.
    public static var willEnterForeground: ControlEvent<Void> {
        happening(UIApplication.willEnterForegroundNotification)
    }

    /// The application has been launched.
    public static var didFinishLaunching: ControlEvent<Void> {
        happening(UIApplication.didFinishLaunchingNotification)
    }

    /// The application has become active.
    public static var didBecomeActive: ControlEvent<Void> {
        happening(UIApplication.didBecomeActiveNotification)
    }

    /// The application is about to be inactive.
    public static var willResignActive: ControlEvent<Void> {
        happening(UIApplication.willResignActiveNotification)
    }

    /// The system is short of memory.
    public static var didReceiveMemoryWarning: ControlEvent<Void> {
        happening(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// The application is about to end.
    public static var willTerminate: ControlEvent<Void> {
        happening(UIApplication.willTerminateNotification)
    }

    /// The time has changed: a new day, another time zone.
    public static var significantTimeChange: ControlEvent<Void> {
        happening(UIApplication.significantTimeChangeNotification)
    }

    /// Whether the application may work in the background has changed.
    public static var backgroundRefreshStatusDidChange: ControlEvent<Void> {
        happening(UIApplication.backgroundRefreshStatusDidChangeNotification)
    }

    /// Protected files are about to be locked.
    public static var protectedDataWillBecomeUnavailable: ControlEvent<Void> {
        happening(UIApplication.protectedDataWillBecomeUnavailableNotification)
    }

    /// Protected files can be read.
    public static var protectedDataDidBecomeAvailable: ControlEvent<Void> {
        happening(UIApplication.protectedDataDidBecomeAvailableNotification)
    }

    /// The user has taken a screenshot.
    public static var userDidTakeScreenshot: ControlEvent<Void> {
        happening(UIApplication.userDidTakeScreenshotNotification)
    }

    #if !os(visionOS)
    /// Whether the status bar shows that the network is in use; since iOS 13 it does so on no device.
    public var isNetworkActivityIndicatorVisible: Binder<Bool> {
        Binder(base) { application, visible in
            (application as any NetworkActivityIndicating).isNetworkActivityIndicatorVisible = visible
        }
    }
    #endif

    private static func happening(_ name: Notification.Name) -> ControlEvent<Void> {
        // The notifications are moved to main, since anyone may post them, on any thread (U1).
        ControlEvent(assumingMain: NotificationCenter.default.rx.notification(name).map { _ in }.observedOnMain())
    }
}

#if !os(visionOS)
/// The deprecated property by another name, so that no client is warned of it.
@MainActor
private protocol NetworkActivityIndicating: AnyObject {
    var isNetworkActivityIndicatorVisible: Bool { get set }
}

extension UIApplication: NetworkActivityIndicating {}
#endif
#endif
