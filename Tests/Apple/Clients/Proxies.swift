// systems: ios
// Types of an app that conform to RxCocoa's protocols for delegates, data sources and lists.
import RxCocoa
import RxSwift
import UIKit

protocol BeaconDelegate: AnyObject {
    func found(_ beacon: Beacon)
}

final class Beacon: NSObject, HasDelegate {
    weak var delegate: BeaconDelegate?
}

final class BeaconProxy: DelegateProxy<Beacon, BeaconDelegate>, DelegateProxyType, BeaconDelegate {
    private let all = PublishSubject<Beacon>()
    var finds: Observable<Beacon> { all }

    init(beacon: Beacon) {
        super.init(parentObject: beacon, delegateProxy: BeaconProxy.self)
    }

    static func registerKnownImplementations() {
        register { BeaconProxy(beacon: $0) }
    }

    func found(_ beacon: Beacon) {
        forwardToDelegate()?.found(beacon)
        all.onNext(beacon)
    }

    deinit {
        all.onCompleted()
    }
}

extension Reactive where Base: Beacon {
    var delegate: DelegateProxy<Beacon, BeaconDelegate> { BeaconProxy.proxy(for: base) }
    var found: Observable<Beacon> { BeaconProxy.proxy(for: base).finds }

    func setDelegate(_ delegate: BeaconDelegate) -> Disposable {
        BeaconProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}

final class Rows: NSObject, UITableViewDataSource, RxTableViewDataSourceType, SectionedViewDataSourceType {
    private var items: [String] = []

    func tableView(_ tableView: UITableView, observedEvent: Event<[String]>) {
        Binder(self) { rows, items in
            rows.items = items
            tableView.reloadData()
        }
        .on(observedEvent)
    }

    func model(at indexPath: IndexPath) throws -> Any { items[indexPath.row] }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class Tiles: NSObject, UICollectionViewDataSource, RxCollectionViewDataSourceType {
    private var count = 0

    func collectionView(_ view: UICollectionView, observedEvent: Event<[Int]>) {
        count = observedEvent.element?.count ?? 0
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, RxPickerViewDataSourceType {
    private var items: [[String]] = []

    func pickerView(_ picker: UIPickerView, observedEvent: Event<[[String]]>) { items = observedEvent.element ?? [] }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { items.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        items[component].count
    }
}

final class Screen {
    let disposeBag = DisposeBag()

    func show(_ rows: Observable<[String]>, _ tiles: Observable<[Int]>, _ columns: Observable<[[String]]>) {
        rows.bind(to: UITableView().rx.items(dataSource: Rows())).disposed(by: disposeBag)
        tiles.bind(to: UICollectionView(frame: .zero, collectionViewLayout: .init()).rx.items(dataSource: Tiles()))
            .disposed(by: disposeBag)
        columns.bind(to: UIPickerView().rx.items(adapter: Wheel())).disposed(by: disposeBag)
    }
}
