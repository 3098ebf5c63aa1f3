import Foundation
import RxCocoa
import RxSwift

// What an app has of UIKit, as far as it goes here.

@MainActor
open class Control: NSObject {
    public var isEnabled = true
    public var isHidden = false
    private var actions: [Int: () -> Void] = [:]
    private var nextAction = 0

    public func addAction(_ action: @escaping () -> Void) -> Int {
        nextAction += 1
        actions[nextAction] = action
        return nextAction
    }

    public func removeAction(_ number: Int) {
        actions[number] = nil
    }

    public var actionCount: Int { actions.count }

    public func sendActions() {
        for action in actions.sorted(by: { $0.key < $1.key }).map(\.value) { action() }
    }
}

@MainActor
public final class Button: Control {
    public var title = ""
}

@MainActor
public final class TextField: Control {
    public var text: String?

    public func type(_ text: String) {
        self.text = text
        sendActions()
    }
}

@MainActor
public final class Label: Control {
    public var text: String?
    public var attributes: [String: Any] = [:]
}

@MainActor
public final class Table: Control {
    public var rows: [String] = []
}

@MainActor
extension Reactive where Base: Control {
    public var controlEvent: ControlEvent<Void> {
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
    public var tap: ControlEvent<Void> { controlEvent }
}

@MainActor
extension Reactive where Base: TextField {
    public var text: ControlProperty<String?> {
        let values =
            controlEvent
            .map { [weak field = self.base] in field?.text }
            .startWith(base.text)
        let sink = Binder<String?>(base) { field, text in field.text = text }
        return ControlProperty(values: values, valueSink: sink)
    }
}

extension Reactive where Base: Label {
    public var caption: Binder<String> {
        return Binder(self.base) { label, text in
            label.text = text
            label.isHidden = text.isEmpty
        }
    }
}

extension Reactive where Base: Table {
    public func rows<Source: ObservableType>() -> (_ source: Source) -> Disposable where Source.Element == [String] {
        return { source in
            let table = self.base
            return source.observe(on: MainScheduler.instance).bind(to: Binder(table) { $0.rows = $1 })
        }
    }
}
