import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxRelay
import RxScreens
import RxTraits
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PickerTests {
    let picker = UIPickerView(frame: .zero)
    let bag = DisposeBag()

    @Test("titles; what is picked, and its model")
    func titles() throws {
        let items = BehaviorRelay(value: [10, 20, 30])
        items.bind(to: picker.rx.itemTitles) { row, item in "\(row): \(item)" }.disposed(by: bag)
        #expect((0..<3).map { picker.shownTitle(forRow: $0) } == ["0: 10", "1: 20", "2: 30"])
        let selected = Log(picker.rx.itemSelected)
        let models = Log(picker.rx.modelSelected(Int.self))
        picker.turn(to: 2)
        #expect(selected.elements.map(\.row) == [2])
        #expect(selected.elements.map(\.component) == [0])
        #expect(models.elements == [[30]])
        let model: Int = try picker.rx.model(at: IndexPath(row: 1, section: 0))
        #expect(model == 20)
        items.accept([7])
        #expect(picker.numberOfRows(inComponent: 0) == 1)
        #expect(throws: BindingError.self) { let _: Int = try picker.rx.model(at: IndexPath(row: 5, section: 0)) }
    }

    @Test("titles with attributes, from a driver")
    func attributedTitles() {
        BehaviorRelay(value: ["a"]).asDriver()
            .drive(picker.rx.itemAttributedTitles) { _, item in NSAttributedString(string: item) }
            .disposed(by: bag)
        #expect(picker.numberOfRows(inComponent: 0) == 1)
        let delegate = picker.delegate
        #expect(delegate?.pickerView(picker, attributedTitleForRow: 0, forComponent: 0)?.string == "a")
    }

    @Test("views")
    func views() {
        let label = UILabel(frame: .zero)
        Observable.just(["a"]).bind(to: picker.rx.items) { _, item, _ in
            label.text = item
            return label
        }
        .disposed(by: bag)
        #expect(picker.shownView(forRow: 0) === label)
        #expect(label.text == "a")
    }

    @Test("an adapter of one's own, with two columns; a second one is refused")  // Contract U8
    func adapter() {
        final class Columns: NSObject, RxPickerViewDataSourceType, UIPickerViewDataSource, UIPickerViewDelegate {
            var columns: [[String]] = []
            func pickerView(_ pickerView: UIPickerView, observedEvent: Event<[[String]]>) {
                guard case .next(let columns) = observedEvent else { return }
                self.columns = columns
                pickerView.reloadAllComponents()
            }
            func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                columns[component].count
            }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                columns[component][row]
            }
        }
        let subscription = Observable.just([["a"], ["b", "c"]]).bind(to: picker.rx.items(adapter: Columns()))
        #expect(picker.numberOfComponents == 2)
        #expect(picker.shownTitle(forRow: 1, inComponent: 1) == "c")
        let errors = unhandledErrors {
            Observable.just([["x"]]).bind(to: picker.rx.items(adapter: Columns())).disposed(by: bag)
        }
        #expect(errors.count == 1)
        #expect(picker.numberOfComponents == 2)
        subscription.dispose()
    }

    @Test("a delegate beside what is observed")
    func setDelegate() {
        final class Owner: NSObject, UIPickerViewDelegate {
            var rows: [Int] = []
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                rows.append(row)
            }
        }
        let owner = Owner()
        let subscription = picker.rx.setDelegate(owner)
        let log = Log(picker.rx.itemSelected)
        picker.delegate?.pickerView(picker, didSelectRow: 4, inComponent: 0)
        #expect(owner.rows == [4])
        #expect(log.elements.map(\.row) == [4])
        #expect(picker.rx.delegate.forwardToDelegate() === owner)
        #expect(picker.rx.dataSource.forwardToDelegate() == nil)
        subscription.dispose()
    }
}
