import Foundation
import ObjectiveC
import Rx
import RxScreens
import RxTest
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SearchScreenTests {
    private struct Offline: Error {}

    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    private let requests = Requests()
    private let model: SearchViewModel
    private let screen: SearchViewController

    init() {
        let requests = requests
        let scheduler = scheduler
        model = SearchViewModel(
            search: { text in
                requests.add(text)
                let answer = [Song(title: text, artist: "A"), Song(title: text + "!", artist: "B")]
                return (text == "bad" ? Single.error(Offline()) : Single.just(answer))
                    .delaySubscription(.seconds(1), scheduler: scheduler)
            },
            scheduler: scheduler
        )
        screen = SearchViewController(model: model)
        show(screen)
    }

    private func wait(ticks: Int) {
        scheduler.advanceTo(scheduler.clock + ticks)
    }

    private func rows() -> [String] {
        screen.table.cells.map { $0.textLabel?.text ?? "?" }
    }

    @Test("what is typed is searched for after a pause, once, and shown in rows")
    func search() {
        screen.searchBar.type("swi")
        wait(ticks: 2)
        #expect(requests.all.isEmpty)
        screen.searchBar.type("ft")
        wait(ticks: 3)
        #expect(requests.all == ["swift"])
        #expect(screen.spinner.isAnimating)
        #expect(rows().isEmpty)
        wait(ticks: 10)
        #expect(rows() == ["swift – A", "swift! – B"])
        #expect(!screen.spinner.isAnimating)
    }

    @Test("a newer text takes the place of a search that runs")
    func newer() {
        screen.searchBar.type("a")
        wait(ticks: 5)
        screen.searchBar.type("b")
        wait(ticks: 3)
        #expect(screen.spinner.isAnimating)
        wait(ticks: 10)
        #expect(requests.all == ["a", "ab"])
        #expect(rows() == ["ab – A", "ab! – B"])
        #expect(!screen.spinner.isAnimating)
    }

    @Test("a search that fails says so, and the next one goes on")
    func failure() {
        screen.searchBar.type("bad")
        wait(ticks: 13)
        #expect(rows().isEmpty)
        #expect(screen.navigationItem.prompt == "Offline()")
        screen.searchBar.type("ge")
        wait(ticks: 13)
        #expect(rows() == ["badge – A", "badge! – B"])
    }

    @Test("a tap on a row opens its song, and the row is deselected")
    func tap() {
        let bag = DisposeBag()
        var opened: [Song] = []
        model.opened.emit(onNext: { opened.append($0) }).disposed(by: bag)
        screen.searchBar.type("x")
        wait(ticks: 13)
        screen.table.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(opened == [Song(title: "x!", artist: "B")])
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test("the search button sends the keyboard away")
    func keyboard() {
        screen.searchBar.type("x")
        #expect(screen.searchBar.isFirstResponder)
        screen.searchBar.tapSearch()
        #expect(!screen.searchBar.isFirstResponder)
    }

    @Test("a screen that is gone leaves nothing behind")
    func freed() {
        weak var freed: SearchViewController?
        weak var table: UITableView?
        autoreleasepool {
            let screen = SearchViewController(model: model)
            screen.loadViewIfNeeded()
            screen.searchBar.type("x")
            (freed, table) = (screen, screen.table)
        }
        #expect(freed == nil)
        #expect(table == nil)
    }
}

/// The texts that the server was searched for.
private final class Requests: Sendable {
    private let relay = BehaviorRelay(value: [String]())

    var all: [String] { relay.value }

    func add(_ text: String) {
        relay.update { $0.append(text) }
    }
}
