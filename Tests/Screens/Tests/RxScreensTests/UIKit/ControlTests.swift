import Foundation
import Rx
import RxScreens
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ControlTests {
    @Test("a control's own events, a few of them at once")
    func controlEvents() {
        let control = UIControl(frame: .zero)
        let log = Log(control.rx.controlEvent([.touchDown, .touchCancel]))
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchCancel)
        #expect(log.elements.count == 2)
        log.dispose()
        #expect(control.allTargets.isEmpty)
    }

    @Test("what segments and buttons show")
    func shown() {
        let segments = UISegmentedControl(items: ["a", "b"])
        let image = UIImage()
        segments.rx.titleForSegment(at: 1).onNext("c")
        segments.rx.enabledForSegment(at: 0).onNext(false)
        #expect(segments.titleForSegment(at: 1) == "c")
        #expect(!segments.isEnabledForSegment(at: 0))
        segments.rx.imageForSegment(at: 0).onNext(image)
        #expect(segments.imageForSegment(at: 0) === image)

        let button = UIButton(type: .system)
        button.rx.title().onNext("go")
        button.rx.title(for: .disabled).onNext("wait")
        button.rx.image(for: .normal).onNext(image)
        button.rx.backgroundImage().onNext(image)
        button.rx.attributedTitle(for: .highlighted).onNext(NSAttributedString(string: "go!"))
        #expect(button.title(for: .normal) == "go")
        #expect(button.title(for: .disabled) == "wait")
        #expect(button.image(for: .normal) === image)
        #expect(button.backgroundImage(for: .normal) === image)
        #expect(button.attributedTitle(for: .highlighted)?.string == "go!")
    }

    @Test("wheels turn and stop")
    func animations() {
        UIApplication.shared.rx.isNetworkActivityIndicatorVisible.onNext(true)
        #expect(UIApplication.shared.isNetworkActivityIndicatorVisible)
        UIApplication.shared.rx.isNetworkActivityIndicatorVisible.onNext(false)
        #expect(!UIApplication.shared.isNetworkActivityIndicatorVisible)
        let wheel = UIActivityIndicatorView(frame: .zero)
        wheel.rx.isAnimating.onNext(true)
        #expect(wheel.isAnimating)
        wheel.rx.isAnimating.onNext(false)
        #expect(!wheel.isAnimating)
        let refresh = UIRefreshControl()
        refresh.rx.isRefreshing.onNext(true)
        #expect(refresh.isRefreshing)
        refresh.rx.isRefreshing.onNext(false)
        #expect(!refresh.isRefreshing)
        let pulled = Log(refresh.rx.controlEvent(.valueChanged))
        refresh.pull()
        #expect(pulled.elements.count == 1)
    }

    @Test("any other property is a binder under its name")
    func dynamicMembers() {
        let label = UILabel(frame: .zero)
        Observable.just("hello").bind(to: label.rx.text).dispose()
        Observable.just(true).bind(to: label.rx.isHidden).dispose()
        #expect(label.text == "hello")
        #expect(label.isHidden)
    }

    @Test("what happens to the application")
    func application() {
        let pairs: [(ControlEvent<Void>, Notification.Name)] = [
            (UIApplication.rx.didEnterBackground, UIApplication.didEnterBackgroundNotification),
            (UIApplication.rx.willEnterForeground, UIApplication.willEnterForegroundNotification),
            (UIApplication.rx.didFinishLaunching, UIApplication.didFinishLaunchingNotification),
            (UIApplication.rx.didBecomeActive, UIApplication.didBecomeActiveNotification),
            (UIApplication.rx.willResignActive, UIApplication.willResignActiveNotification),
            (UIApplication.rx.didReceiveMemoryWarning, UIApplication.didReceiveMemoryWarningNotification),
            (UIApplication.rx.willTerminate, UIApplication.willTerminateNotification),
            (UIApplication.rx.significantTimeChange, UIApplication.significantTimeChangeNotification),
            (
                UIApplication.rx.backgroundRefreshStatusDidChange,
                UIApplication.backgroundRefreshStatusDidChangeNotification
            ),
            (
                UIApplication.rx.protectedDataWillBecomeUnavailable,
                UIApplication.protectedDataWillBecomeUnavailableNotification
            ),
            (
                UIApplication.rx.protectedDataDidBecomeAvailable,
                UIApplication.protectedDataDidBecomeAvailableNotification
            ),
            (UIApplication.rx.userDidTakeScreenshot, UIApplication.userDidTakeScreenshotNotification),
        ]
        for (event, name) in pairs {
            let log = Log(event)
            NotificationCenter.default.post(name: name, object: nil)
            #expect(log.elements.count == 1, "\(name)")
        }
    }
}
