import AppKit
import Rx
import RxFoundation
import RxScreensOfAppKit
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ControlTests {
    @Test("A button's clicks come to all that subscribe, which share its one target")
    func clicks() {
        let button = NSButton()
        var first = 0
        var second = 0
        let one = button.rx.tap.subscribe(onNext: { first += 1 })
        let two = button.rx.controlEvent.subscribe(onNext: { second += 1 })
        button.click()
        #expect((first, second) == (1, 1))
        one.dispose()
        button.click()
        #expect((first, second) == (1, 2))
        #expect(button.target != nil)
        two.dispose()
        button.click()
        #expect((first, second) == (1, 2))
        #expect(button.target == nil)
        #expect(button.action == nil)
    }

    @Test("What is set: a button's state, a slider's value, a view's alpha")
    func set() {
        let button = NSButton()
        button.rx.state.onNext(.mixed)
        #expect(button.state == .mixed)
        let slider = NSSlider()
        slider.rx.value.onNext(0.25)
        #expect(slider.doubleValue == 0.25)
        button.rx.alpha.onNext(0.5)
        #expect(button.alphaValue == 0.5)
    }
}
