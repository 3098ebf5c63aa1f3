import AppKit
import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxScreensOfAppKit
import RxTraits
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

    @Test("A button's state: the one that there is, then each that a click makes; it can be set")
    func state() {
        let button = NSButton()
        var states: [NSControl.StateValue] = []
        let subscription = button.rx.state.subscribe(onNext: { states.append($0) })
        button.click()
        button.rx.state.onNext(.mixed)
        #expect(button.state == .mixed)
        button.click()
        #expect(states == [.off, .on, .on])
        subscription.dispose()
    }

    @Test("A slider's value")
    func slider() {
        let slider = NSSlider()
        var values: [Double] = []
        let subscription = slider.rx.value.subscribe(onNext: { values.append($0) })
        slider.drag(to: 0.5)
        slider.rx.value.onNext(0.25)
        #expect(slider.doubleValue == 0.25)
        #expect(values == [0, 0.5])
        subscription.dispose()
        slider.drag(to: 1)
        #expect(values == [0, 0.5])
    }

    @Test("A view's alpha")
    func alpha() {
        let view = NSView()
        view.rx.alpha.onNext(0.5)
        #expect(view.alphaValue == 0.5)
    }
}
