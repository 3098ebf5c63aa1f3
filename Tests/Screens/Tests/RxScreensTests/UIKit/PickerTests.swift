import Foundation
import Rx
import RxFoundation
import RxScreens
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PickerTests {
    let picker = UIPickerView(frame: .zero)
    let bag = DisposeBag()

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
}
