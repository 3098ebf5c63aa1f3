import Foundation
import Rx

/// An article to buy.
struct Item: Equatable, Sendable {
    let name: String
}

/// A list in two sections: articles to buy, and articles in the basket.
struct ShoppingSection: Equatable, Sendable {
    let title: String
    var items: [Item]
}

/// The list, and the actions on it.
@MainActor
final class ShoppingViewModel {
    let sections: Driver<[ShoppingSection]>
    let summary: Driver<String>

    private let list: BehaviorRelay<[ShoppingSection]>

    init(_ names: [String] = []) {
        list = BehaviorRelay(value: [
            ShoppingSection(title: "To buy", items: names.map { Item(name: $0) }),
            ShoppingSection(title: "In the basket", items: []),
        ])
        sections = list.asDriver()
        summary = sections.map { sections in "\(sections[0].items.count) to buy" }.distinctUntilChanged()
    }

    func add(_ name: String) {
        guard !name.isEmpty else { return }
        list.update { $0[0].items.append(Item(name: name)) }
    }

    func delete(at place: IndexPath) {
        list.update { _ = $0[place.section].items.remove(at: place.row) }
    }

    func move(from source: IndexPath, to destination: IndexPath) {
        list.update { sections in
            let item = sections[source.section].items.remove(at: source.row)
            sections[destination.section].items.insert(item, at: destination.row)
        }
    }

    /// Moves an article into the basket, or out of it.
    func toggle(at place: IndexPath) {
        let other = 1 - place.section
        move(from: place, to: IndexPath(row: list.value[other].items.count, section: other))
    }
}

extension IndexPath {
    /// UIKit has the same function; a model doesn't import UIKit.
    fileprivate init(row: Int, section: Int) {
        self = [section, row]
    }

    fileprivate var section: Int { self[0] }

    fileprivate var row: Int { self[1] }
}
