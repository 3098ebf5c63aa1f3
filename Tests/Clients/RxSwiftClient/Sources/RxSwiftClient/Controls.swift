import Foundation
import RxCocoa
import RxSwift

// The part of UIKit that this app uses, as stand-ins.

@MainActor
class Control: NSObject {
    var isEnabled = true
    var isHidden = false
    private var actions: [Int: () -> Void] = [:]
    private var nextAction = 0

    func addAction(_ action: @escaping () -> Void) -> Int {
        nextAction += 1
        actions[nextAction] = action
        return nextAction
    }

    func removeAction(_ number: Int) {
        actions[number] = nil
    }

    var actionCount: Int { actions.count }

    func sendActions() {
        for action in actions.sorted(by: { $0.key < $1.key }).map(\.value) { action() }
    }
}

@MainActor
final class Button: Control {
    var title = ""
}

@MainActor
final class TextField: Control {
    var text: String?

    func type(_ text: String) {
        self.text = text
        sendActions()
    }
}

@MainActor
final class Label: Control {
    var text: String?
    var attributes: [String: Any] = [:]
}

@MainActor
final class Table: Control {
    var rows: [String] = []
}

@MainActor
extension Reactive where Base: Control {
    var controlEvent: ControlEvent<Void> {
        let source: Observable<Void> = Observable.create { [weak control = self.base] observer in
            guard let control = control else {
                observer.on(.completed)
                return Disposables.create()
            }
            let number = control.addAction { observer.on(.next(())) }
            return Disposables.create { [weak control] in control?.removeAction(number) }
        }
        return ControlEvent(events: source)
    }
}

@MainActor
extension Reactive where Base: Button {
    var tap: ControlEvent<Void> { controlEvent }
}

@MainActor
extension Reactive where Base: TextField {
    var text: ControlProperty<String?> {
        let values =
            controlEvent
            .map { [weak field = self.base] in field?.text }
            .startWith(base.text)
        let sink = Binder<String?>(base) { field, text in field.text = text }
        return ControlProperty(values: values, valueSink: sink)
    }
}

extension Reactive where Base: Label {
    var caption: Binder<String> {
        return Binder(self.base) { label, text in
            label.text = text
            label.isHidden = text.isEmpty
        }
    }
}

extension Reactive where Base: Table {
    func rows<Source: ObservableType>() -> (_ source: Source) -> Disposable where Source.Element == [String] {
        return { source in
            let table = self.base
            return source.observe(on: MainScheduler.instance).bind(to: Binder(table) { $0.rows = $1 })
        }
    }
}
