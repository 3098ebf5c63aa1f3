import Foundation
import Rx
import RxFoundation
import RxScreens
import Testing
import UIKit

final class WordCell: UICollectionViewCell {
    var word = ""
}

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CollectionTests {
    let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout()
    )
    let bag = DisposeBag()

    init() {
        view.register(WordCell.self, forCellWithReuseIdentifier: "Word")
    }

    private func words() -> [String] {
        view.cells.map { ($0 as? WordCell)?.word ?? "?" }
    }

    private func item(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    @Test("items, with a closure that makes the cells, from a driver, too")
    func cellFactory() throws {
        BehaviorRelay(value: ["a", "b"]).asDriver()
            .drive(view.rx.items) { view, index, word in
                let path = IndexPath(item: index, section: 0)
                let cell = view.dequeueReusableCell(withReuseIdentifier: "Word", for: path)
                (cell as? WordCell)?.word = word
                return cell
            }
            .disposed(by: bag)
        #expect(words() == ["a", "b"])
        let model: String = try view.rx.model(at: item(1))
        #expect(model == "b")
        #expect(view.rx.prefetchDataSource === RxCollectionViewDataSourcePrefetchingProxy.proxy(for: view))
    }

    @Test("items, with a registration of cells")
    func cellRegistration() {
        let registration = UICollectionView.CellRegistration<WordCell, String> { cell, path, word in
            cell.word = "\(path.item)\(word)"
        }
        Observable.just(["a", "b"]).bind(to: view.rx.items(cellRegistration: registration)).disposed(by: bag)
        #expect(words() == ["0a", "1b"])
    }

    @Test("a data source of one's own, and setDataSource")
    func dataSource() {
        @MainActor
        final class Words: NSObject, UICollectionViewDataSource, RxCollectionViewDataSourceType {
            var words: [String] = []
            func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[String]>) {
                guard case .next(let words) = observedEvent else { return }
                self.words = words
                collectionView.reloadData()
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                words.count
            }
            func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Word", for: indexPath)
                (cell as? WordCell)?.word = words[indexPath.item]
                return cell
            }
        }
        let subscription = Observable.just(["a"]).bind(to: view.rx.items(dataSource: Words()))
        #expect(words() == ["a"])
        subscription.dispose()
        let source = Words()
        source.words = ["z"]
        let set = view.rx.setDataSource(source)
        view.reloadData()
        #expect(words() == ["z"])
        #expect(view.rx.dataSource.forwardToDelegate() === source)
        set.dispose()
    }
}
