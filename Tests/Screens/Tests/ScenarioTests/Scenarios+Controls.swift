// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import RxCocoa
import RxSwift
import UIKit

extension Scenario {
    static let controls = [
        Scenario("a button: a subscriber leaves, and another comes, while it is told") { notes in
            let button = UIButton(type: .system)
            let first = SerialDisposable()
            first.disposable = button.rx.tap.subscribe(onNext: {
                notes.note("first")
                first.dispose()
                notes.log("late", button.rx.tap)
            })
            notes.log("second", button.rx.tap)
            button.tap()
            notes.note("again")
            button.tap()
        },
        Scenario("a bar button's target, with two subscribers and with none") { notes in
            let item = UIBarButtonItem()
            let first = notes.log("a", item.rx.tap)
            let second = notes.log("b", item.rx.tap)
            item.tap()
            first.dispose()
            item.tap()
            second.dispose()
            notes.note("target: \(item.target == nil ? "none" : "one")")
        },
        Scenario("two switches bound to each other") { notes in
            let (one, other) = (UISwitch(frame: .zero), UISwitch(frame: .zero))
            one.isOn = true
            one.rx.isOn.bind(to: other.rx.isOn).disposed(by: notes.bag)
            other.rx.isOn.bind(to: one.rx.isOn).disposed(by: notes.bag)
            notes.note("\(one.isOn) \(other.isOn)")
            other.toggle()
            notes.note("\(one.isOn) \(other.isOn)")
        },
        Scenario("a slider whose observer sets it, and moves it") { notes in
            let slider = UISlider(frame: .zero)
            slider.rx.value.subscribe(onNext: { value in
                notes.note("\(value)")
                if value == 0.5 { slider.rx.value.onNext(0.75) }
                if value == 0.25 { slider.drag(to: 1) }
            })
            .disposed(by: notes.bag)
            slider.drag(to: 0.5)
            notes.note("is \(slider.value)")
            slider.drag(to: 0.25)
            notes.note("is \(slider.value)")
        },
        Scenario("a control that is bound to: elements, an error, the end") { notes in
            let button = UIButton(type: .system)
            let enabled = PublishSubject<Bool>()
            enabled.bind(to: button.rx.isEnabled).disposed(by: notes.bag)
            enabled.onNext(false)
            notes.note("\(button.isEnabled)")
            enabled.onError(RxError.unknown)
            notes.note("\(button.isEnabled), observed: \(enabled.hasObservers)")
            Observable.just("title").bind(to: button.rx.title()).disposed(by: notes.bag)
            notes.note(button.currentTitle ?? "nil")
        },
        Scenario("a binder: from another thread, re-entrant, and of an object that is freed") { notes in
            let view = UIView(frame: .zero)
            let binder = Binder(view) { (view: UIView, tag: Int) in
                view.tag = tag
                notes.note("\(tag) \(onMain())")
            }
            binder.onNext(1)
            await elsewhere { binder.onNext(2) }
            let nested = PublishSubject<Int>()
            nested.bind(
                to: Binder(view) { _, value in
                    notes.note("begin \(value)")
                    if value < 2 { nested.onNext(value + 1) }
                    notes.note("end \(value)")
                }
            )
            .disposed(by: notes.bag)
            nested.onNext(0)
            notes.note("turn")
            await mainTurns()
            var other: UIView? = UIView(frame: .zero)
            let dead = Binder(other!) { _, _ in notes.note("of a freed view") } as Binder<Int>
            weak var held = other
            other = nil
            dead.onNext(3)
            notes.note(held == nil ? "freed" : "held")
        },
        Scenario("a segmented control, a stepper and a date picker, set by bindings") { notes in
            let segments = UISegmentedControl(items: ["a", "b"])
            notes.log("segment", segments.rx.selectedSegmentIndex)
            Observable.just(1).bind(to: segments.rx.selectedSegmentIndex).disposed(by: notes.bag)
            Observable.just(false).bind(to: segments.rx.enabledForSegment(at: 0)).disposed(by: notes.bag)
            segments.tap(segment: 0)
            Observable.just("c").bind(to: segments.rx.titleForSegment(at: 1)).disposed(by: notes.bag)
            notes.note("\(segments.selectedSegmentIndex) \(segments.titleForSegment(at: 1) ?? "nil")")
            let stepper = UIStepper(frame: .zero)
            Observable.just(5).bind(to: stepper.rx.stepValue).disposed(by: notes.bag)
            notes.log("stepper", stepper.rx.value)
            stepper.increment()
        },
        Scenario("a gesture: its states, a second subscriber, a disposal while it is told, its end") { notes in
            var pan: UIPanGestureRecognizer? = UIPanGestureRecognizer()
            let subscription = SerialDisposable()
            subscription.disposable = pan!.rx.event.subscribe(
                onNext: {
                    notes.note("a \($0.state)")
                    if $0.state == .changed { subscription.dispose() }
                },
                onCompleted: { notes.note("a |") }
            )
            notes.log("b", pan!.rx.event.map { $0.state })
            for state in [UIGestureRecognizer.State.began, .changed, .ended] { pan!.recognize(state) }
            pan = nil
        },
        Scenario("an event of one's own that another thread sends") { notes in
            let taps = PublishSubject<Int>()
            let event = ControlEvent(events: taps)
            event.subscribe(onNext: { @Sendable _ in
                let thread = onMain() ? "main" : "there"
                DispatchQueue.main.async { notes.note(thread) }
            })
            .disposed(by: notes.bag)
            taps.onNext(0)
            await elsewhere { taps.onNext(1) }
        },
        Scenario("a property of one's own: its values, its setter, the setter's completion") { notes in
            let values = BehaviorSubject(value: 1)
            let property = ControlProperty(values: values, valueSink: AnyObserver { notes.note("set \($0)") })
            notes.log("a", property)
            notes.log("changed", property.changed)
            property.onNext(2)
            values.onNext(3)
            property.onCompleted()
            Observable.just(4).bind(to: property).disposed(by: notes.bag)
            values.onCompleted()
        },
    ]

    static let texts = [
        Scenario("a text field: typing, the program, its events, nil") { notes in
            let field = UITextField(frame: .zero)
            notes.log("text", field.rx.text.orEmpty)
            notes.log("changed", field.rx.text.changed)
            notes.log("begin", field.rx.controlEvent(.editingDidBegin))
            notes.log("exit", field.rx.controlEvent(.editingDidEndOnExit))
            field.type("ab")
            field.text = "c"
            field.tapReturn()
            field.rx.text.onNext(nil)
            notes.note("is \(field.text ?? "nil")")
            field.type("d")
        },
        Scenario("a text field whose observer changes the text") { notes in
            let field = UITextField(frame: .zero)
            field.rx.text.orEmpty.map { $0.uppercased() }.bind(to: field.rx.text).disposed(by: notes.bag)
            notes.log("text", field.rx.text)
            field.type("ab")
        },
        Scenario("a text view: typing, the program, attributes; what its delegate refuses") { notes in
            @MainActor
            final class Guard: NSObject, UITextViewDelegate {
                let notes: Notes
                init(_ notes: Notes) { self.notes = notes }
                func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
                    -> Bool
                { text != "x" }
                func textViewDidChange(_ textView: UITextView) { notes.note("delegate") }
            }
            let view = UITextView(frame: .zero)
            let owner = Guard(notes)
            view.delegate = owner
            notes.log("text", view.rx.text)
            notes.log("attributed", view.rx.attributedText.map { $0?.string ?? "none" })
            notes.log("begin", view.rx.didBeginEditing)
            notes.log("change", view.rx.didChange)
            notes.log("selection", view.rx.didChangeSelection)
            view.type("ax")
            await mainTurns()
            view.text = "c"
            await mainTurns()
            view.rx.attributedText.onNext(NSAttributedString(string: "d"))
            view.resignFirstResponder()
            await mainTurns()
        },
        Scenario("a search bar: typing, buttons, the program, its delegate beside it") { notes in
            @MainActor
            final class Owner: NSObject, UISearchBarDelegate {
                let notes: Notes
                init(_ notes: Notes) { self.notes = notes }
                func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                    notes.note("delegate \(searchText)")
                }
            }
            let bar = UISearchBar(frame: .zero)
            let owner = Owner(notes)
            let own = bar.rx.setDelegate(owner)
            notes.log("text", bar.rx.text)
            notes.log("search", bar.rx.searchButtonClicked)
            bar.type("ab")
            bar.text = "c"
            bar.tapSearch()
            bar.endEditing()
            bar.rx.text.onNext(nil)
            notes.note("is \(bar.text ?? "nil")")
            own.dispose()
        },
    ]
}
