import Middle
import Repeated
import Reversed
import RxCocoa
import RxRelay
import RxSwift

final class ViewModel {
    let text = BehaviorRelay(value: "")
    var title = ""
    private let disposeBag = DisposeBag()

    init() {
        text.asObservable()
            .twice()
            .reversed()
            .lengths()
            .map { "\($0) characters" }
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
    }
}

let viewModel = ViewModel()
viewModel.text.accept("reactive")
print(viewModel.title)
