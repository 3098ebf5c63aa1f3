import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxRelay
import RxScreens
import RxTraits
import Testing
import UIKit

final class WordCell: UICollectionViewCell {
    var word = ""
}

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CollectionTests {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let bag = DisposeBag()

    init() {
        view.register(WordCell.self, forCellWithReuseIdentifier: "Word")
    }

    private func words() -> [String] {
        view.visibleCells.map { ($0 as? WordCell)?.word ?? "?" }
    }

    private func item(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    private func bind(_ items: BehaviorRelay<[String]>) {
        items.bind(to: view.rx.items(cellIdentifier: "Word", cellType: WordCell.self)) { _, word, cell in
            cell.word = word
        }
        .disposed(by: bag)
    }

    @Test("items, in cells of a type: each change is shown")
    func cellType() {
        let items = BehaviorRelay(value: ["a", "b"])
        bind(items)
        #expect(words() == ["a", "b"])
        items.accept(["c"])
        #expect(words() == ["c"])
    }

    @Test("items, with a closure that makes the cells, from a driver, too")
    func cellFactory() {
        BehaviorRelay(value: ["a", "b"]).asDriver()
            .drive(view.rx.items) { view, index, word in
                let path = IndexPath(item: index, section: 0)
                let cell = view.dequeueReusableCell(withReuseIdentifier: "Word", for: path)
                (cell as? WordCell)?.word = word
                return cell
            }
            .disposed(by: bag)
        #expect(words() == ["a", "b"])
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

    @Test("items and their models: selected, deselected, highlighted")
    func events() throws {
        bind(BehaviorRelay(value: ["a", "b"]))
        let selected = Log(view.rx.itemSelected)
        let models = Log(view.rx.modelSelected(String.self))
        let deselected = Log(view.rx.itemDeselected)
        let deselectedModels = Log(view.rx.modelDeselected(String.self))
        let highlighted = Log(view.rx.itemHighlighted)
        let unhighlighted = Log(view.rx.itemUnhighlighted)
        view.tapItem(at: item(0))
        view.tapItem(at: item(1))
        #expect(selected.elements == [item(0), item(1)])
        #expect(models.elements == ["a", "b"])
        #expect(deselected.elements == [item(0)])
        #expect(deselectedModels.elements == ["a"])
        #expect(highlighted.elements == [item(0), item(1)])
        #expect(unhighlighted.elements == [item(0), item(1)])
        let model: String = try view.rx.model(at: item(1))
        #expect(model == "b")
    }

    @Test("cells and other views that come and go")
    func display() {
        let shown = Log(view.rx.willDisplayCell)
        let hidden = Log(view.rx.didEndDisplayingCell)
        let headers = Log(view.rx.willDisplaySupplementaryView)
        let gone = Log(view.rx.didEndDisplayingSupplementaryView)
        let items = BehaviorRelay(value: ["a"])
        bind(items)
        view.layoutIfNeeded()
        #expect(shown.elements.map(\.at) == [item(0)])
        items.accept([])
        view.layoutIfNeeded()
        #expect(hidden.elements.map(\.at) == [item(0)])
        let header = UICollectionReusableView(frame: .zero)
        let delegate = view.delegate as? any UICollectionViewDelegate
        delegate?.collectionView(view, willDisplaySupplementaryView: header, forElementKind: "Header", at: item(0))
        delegate?
            .collectionView(view, didEndDisplayingSupplementaryView: header, forElementOfKind: "Header", at: item(0))
        #expect(headers.elements.map(\.elementKind) == ["Header"])
        #expect(headers.elements.first?.supplementaryView === header)
        #expect(gone.elements.map(\.at) == [item(0)])
    }

    @Test("prefetching")
    func prefetching() {
        let wanted = Log(view.rx.prefetchItems)
        let cancelled = Log(view.rx.cancelPrefetchingForItems)
        view.prefetch([item(3)])
        view.cancelPrefetching([item(3)])
        #expect(wanted.elements == [[item(3)]])
        #expect(cancelled.elements == [[item(3)]])
        #expect(view.rx.prefetchDataSource === RxCollectionViewDataSourcePrefetchingProxy.proxy(for: view))
    }
}
