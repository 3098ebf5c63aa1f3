import Foundation
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxScreens
import RxTraits
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TextTests {
    @Test("a field's text: what is there, then what is typed; what the program sets isn't told")  // Contract U2
    func field() {
        let field = UITextField(frame: .zero)
        field.text = "a"
        let log = Log(field.rx.text.orEmpty)
        field.type("b")
        field.rx.text.onNext("set")
        field.type("c")
        #expect(log.elements.last == field.text)
        #expect(log.elements.first == "a")
        #expect(!log.elements.contains("set"))
        let changed = Log(field.rx.text.changed)
        field.type("d")
        #expect(!changed.elements.isEmpty)
    }

    @Test("two-way binding of a field and a relay")
    func twoWays() {
        let field = UITextField(frame: .zero)
        let name = BehaviorRelay(value: "Ada")
        let bag = DisposeBag()
        name.bind(to: field.rx.text).disposed(by: bag)
        field.rx.text.orEmpty.bind(to: name).disposed(by: bag)
        #expect(field.text == "Ada")
        field.type("!")
        #expect(name.value == field.text)
        name.accept("Grace")
        #expect(field.text == "Grace")
    }

    @Test("a field's text with attributes, and the field as an input")
    func attributed() {
        let field = UITextField(frame: .zero)
        field.rx.attributedText.onNext(NSAttributedString(string: "x"))
        #expect(field.attributedText?.string == "x")
        #expect(field.rx.textInput.base === field)
        let log = Log(field.rx.textInput.text)
        #expect(log.elements == ["x"])
        let value = Log(field.rx.value)
        #expect(value.elements == ["x"])
    }

    @Test("a text view tells of its storage's edits, after them")
    func view() async {
        let view = UITextView(frame: .zero)
        view.text = "a"
        let log = Log(view.rx.text)
        #expect(log.elements == ["a"])
        view.type("b")
        await mainTurn()
        #expect(log.elements.last == view.text)
        #expect(log.elements.count > 1)
        view.rx.text.onNext("set")
        #expect(view.text == "set")
        let attributed = Log(view.rx.attributedText)
        #expect(attributed.elements.first??.string == "set")
        #expect(view.rx.textInput.base === view)
        #expect(Log(view.rx.value).elements == ["set"])
    }

    @Test("a text view's delegate messages, and what its storage tells")
    func viewDelegate() {
        let view = UITextView(frame: .zero)
        let begun = Log(view.rx.didBeginEditing)
        let ended = Log(view.rx.didEndEditing)
        let changed = Log(view.rx.didChange)
        let selected = Log(view.rx.didChangeSelection)
        let edits = view.textStorage.rx.didProcessEditingRangeChangeInLength
        var deltas: [Int] = []
        let subscription = edits.subscribe(onNext: { deltas.append($0.delta) })
        view.type("ab")
        (view.delegate as? any UITextViewDelegate)?.textViewDidEndEditing(view)
        #expect(begun.elements.count == 1)
        #expect(!ended.elements.isEmpty)
        #expect(!changed.elements.isEmpty)
        #expect(deltas.reduce(0, +) == 2)
        (view.delegate as? any UITextViewDelegate)?.textViewDidChangeSelection(view)
        #expect(!selected.elements.isEmpty)
        subscription.dispose()
    }

    @Test("a search bar: text, buttons, scope; the delegate that was there still gets all")  // Contract U5
    func searchBar() {
        @MainActor
        final class Owner: NSObject, UISearchBarDelegate {
            var lines: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
        }
        let bar = UISearchBar(frame: .zero)
        let owner = Owner()
        bar.delegate = owner
        let text = Log(bar.rx.text.orEmpty)
        let value = Log(bar.rx.value)
        let cancel = Log(bar.rx.cancelButtonClicked)
        let search = Log(bar.rx.searchButtonClicked)
        let bookmark = Log(bar.rx.bookmarkButtonClicked)
        let results = Log(bar.rx.resultsListButtonClicked)
        let begun = Log(bar.rx.textDidBeginEditing)
        let ended = Log(bar.rx.textDidEndEditing)
        let scope = Log(bar.rx.selectedScopeButtonIndex)
        bar.beginEditing()
        bar.type("rx")
        bar.tapSearch()
        bar.tapCancel()
        bar.tapBookmark()
        bar.tapResultsList()
        bar.tap(scope: 1)
        bar.endEditing()
        #expect(text.elements.first == "")
        #expect(text.elements.contains("rx"))
        #expect(value.elements.contains("rx"))
        #expect(cancel.elements.count == 1)
        #expect(search.elements.count == 1)
        #expect(bookmark.elements.count == 1)
        #expect(results.elements.count == 1)
        #expect(!begun.elements.isEmpty)
        #expect(!ended.elements.isEmpty)
        #expect(scope.elements == [0, 1])
        #expect(owner.lines.contains("rx"))
        #expect(owner.lines.contains("cancel"))
        bar.rx.text.onNext("set")
        #expect(bar.text == "set")
    }

    @Test("a search controller")
    func searchController() {
        let controller = UISearchController(searchResultsController: nil)
        let logs = [
            Log(controller.rx.willPresent), Log(controller.rx.didPresent), Log(controller.rx.willDismiss),
            Log(controller.rx.didDismiss), Log(controller.rx.present),
        ]
        let delegate = controller.delegate
        delegate?.willPresentSearchController(controller)
        delegate?.didPresentSearchController(controller)
        delegate?.willDismissSearchController(controller)
        delegate?.didDismissSearchController(controller)
        delegate?.presentSearchController(controller)
        #expect(logs.map(\.elements.count) == [1, 1, 1, 1, 1])
    }
}
