import Foundation
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxScreens
import RxSubjects
import RxTraits
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ControlTests {
    @Test("nothing comes after dispose, and the other subscription goes on")  // Contract U3
    func dispose() {
        let button = UIButton(type: .system)
        let first = Log(button.rx.tap)
        let second = Log(button.rx.tap)
        first.dispose()
        button.tap()
        #expect(first.elements.isEmpty)
        #expect(second.elements.count == 1)
        second.dispose()
        #expect(button.allTargets.isEmpty)
    }

    @Test("a control's own events, a few of them at once")
    func controlEvents() {
        let control = UIControl(frame: .zero)
        let log = Log(control.rx.controlEvent([.touchDown, .touchCancel]))
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchCancel)
        #expect(log.elements.count == 2)
    }

    @Test("a property of a control of one's own: the value now, then each change by the user, none by the program")
    func controlProperty() {  // Contract U2
        let slider = UISlider(frame: .zero)
        let rounded = slider.rx.controlProperty(
            editingEvents: .valueChanged,
            getter: { Int($0.value * 10) },
            setter: { $0.value = Float($1) / 10 }
        )
        let log = Log(rounded)
        slider.drag(to: 0.25)
        rounded.onNext(7)
        slider.drag(to: 0.5)
        #expect(log.elements == [0, 2, 5])
        #expect(slider.value == 0.5)
    }

    @Test("values of all controls that have one")
    func values() {
        let toggle = UISwitch(frame: .zero)
        let isOn = Log(toggle.rx.isOn)
        let value = Log(toggle.rx.value)
        toggle.toggle()
        toggle.rx.isOn.onNext(false)
        #expect(isOn.elements == [false, true])
        #expect(value.elements == [false, true])
        #expect(!toggle.isOn)

        let slider = UISlider(frame: .zero)
        let sliderLog = Log(slider.rx.value)
        slider.drag(to: 0.5)
        slider.rx.value.onNext(0.25)
        #expect(sliderLog.elements == [0, 0.5])
        #expect(slider.value == 0.25)

        let stepper = UIStepper(frame: .zero)
        let stepperLog = Log(stepper.rx.value)
        stepper.increment()
        stepper.rx.value.onNext(9)
        #expect(stepperLog.elements == [0, 1])
        #expect(stepper.value == 9)

        let segments = UISegmentedControl(items: ["a", "b"])
        let selected = Log(segments.rx.selectedSegmentIndex)
        let segmentValue = Log(segments.rx.value)
        segments.tap(segment: 1)
        segments.rx.selectedSegmentIndex.onNext(0)
        #expect(selected.elements == [-1, 1])
        #expect(segmentValue.elements == [-1, 1])
        #expect(segments.selectedSegmentIndex == 0)

        let picker = UIDatePicker(frame: .zero)
        let start = picker.date
        let day = Date(timeIntervalSince1970: 86_400)
        let dates = Log(picker.rx.date)
        let pickerValue = Log(picker.rx.value)
        picker.pick(day)
        #expect(dates.elements == [start, day])
        #expect(pickerValue.elements == [start, day])
        let seconds = Log(picker.rx.countDownDuration)
        picker.pick(countDown: 60)
        #expect(seconds.elements.last == 60)
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

    // Contract U3
    @Test("a bar button's target is taken while there are subscriptions, which all get each tap, and given back")
    func barButton() {
        let item = UIBarButtonItem()
        let log = Log(item.rx.tap)
        let other = Log(item.rx.tap)
        item.tap()
        log.dispose()
        item.tap()
        other.dispose()
        item.tap()
        #expect(log.elements.count == 1)
        #expect(other.elements.count == 2)
        #expect(item.target == nil)
        #expect(item.action == nil)
    }

    @Test("a gesture recognizer sends itself")
    func gesture() {
        let recognizer = UITapGestureRecognizer()
        let states = Log(recognizer.rx.event.map { $0.state })
        let log = Log(recognizer.rx.event)
        recognizer.recognize()
        #expect(states.elements == [.recognized])
        #expect(log.elements.first === recognizer)
        log.dispose()
        recognizer.recognize()
        #expect(log.elements.count == 1)
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
