import Rx

/// Controls of a toolkit, and the extensions that make them reactive.
@MainActor
class Control {
    fileprivate let events = PublishSubject<Void>()
    var isEnabled = true

    init() {}

    func tap() {
        if isEnabled { events.onNext(()) }
    }
}

final class Button: Control {
    var title = ""
}

final class TextField: Control {
    var text: String? {
        get { current.value }
        set { current.accept(newValue) }
    }

    fileprivate let current = BehaviorRelay<String?>(value: nil)
}

final class Table: Control {
    private(set) var rows: [String] = []
    fileprivate let selection = PublishSubject<Int>()

    func reload(_ rows: [String]) {
        self.rows = rows
    }

    func select(_ row: Int) {
        selection.onNext(row)
    }
}

extension Control: ReactiveCompatible {}

extension Reactive where Base: Button {
    @MainActor var tap: ControlEvent<Void> {
        ControlEvent(events: base.events)
    }
}

extension Reactive where Base: TextField {
    @MainActor var text: ControlProperty<String?> {
        ControlProperty(
            values: base.current,
            valueSink: Binder(base) { field, text in field.text = text }
        )
    }
}

extension Reactive where Base: Table {
    @MainActor var itemSelected: ControlEvent<Int> {
        ControlEvent(events: base.selection)
    }

    @MainActor var rows: Binder<[String]> {
        Binder(base) { table, rows in table.reload(rows) }
    }

    @MainActor func items<Source: ObservableType, Item: Sendable>(
        _ source: Source
    ) -> (@escaping @MainActor (Int, Item) -> String) -> any Disposable where Source.Element == [Item] {
        { title in
            source
                .observe(on: MainScheduler.instance)
                .map { items in items.enumerated().map { title($0.offset, $0.element) } }
                .bind(to: base.rx.rows)
        }
    }
}

/// A screen of such controls, in the style of a view controller.
@MainActor
final class ShoppingList {
    let field = TextField()
    let button = Button()
    let table = Table()
    private(set) var log: [String] = []

    private let items = BehaviorRelay<[String]>(value: [])
    private let bag = DisposeBag()

    func viewDidLoad() {
        field.rx.text.orEmpty
            .map { !$0.isEmpty }
            .distinctUntilChanged()
            .bind(to: button.rx.isEnabled)
            .disposed(by: bag)
        button.rx.tap
            .withLatestFrom(field.rx.text.orEmpty)
            .do(onNext: { [weak self] _ in self?.field.text = nil })
            .subscribe(onNext: { [weak self] text in self?.add(text) })
            .disposed(by: bag)
        items
            .bind(to: table.rx.items) { index, item in "\(index + 1). \(item)" }
            .disposed(by: bag)
        table.rx.itemSelected
            .withUnretained(self)
            .map { screen, row in screen.items.value[row] }
            .subscribe(with: self) { screen, item in screen.log.append("selected \(item)") }
            .disposed(by: bag)
        items
            .map(\.count)
            .map { "\($0) items" }
            .bind(to: button.rx.title)
            .disposed(by: bag)
    }

    private func add(_ item: String) {
        items.accept(items.value + [item])
    }
}
