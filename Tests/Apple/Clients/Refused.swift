// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// systems: ios
// target: macOS 12
// Swift 6 mode refuses collections, key paths and values of another actor where the main actor would use them.
import RxObservable
import RxScreens
import RxTraits
import UIKit

@globalActor
actor Archive {
    static let shared = Archive()
}

@Archive
struct Rows: @Archive Sequence {
    func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() }
}

final class Box {}  // expected-note {{Sendable}}

@Archive
func bind(_ rows: MainObservable<Rows>, _ boxes: Observable<[Box]>, to table: UITableView) {
    _ = table.rx.items(rows)  // expected-error {{conformance}}
    _ = table.rx.items(boxes)  // expected-error {{Sendable}}
}

@Archive
func bind(to button: UIButton) {
    _ = button.rx.configuration(\.title)  // expected-error {{main actor-isolated}}
}

@MainActor
func show(_ boxes: MainObservable<[Box]>, in table: UITableView, _ button: UIButton) {
    _ = table.rx.items(boxes)
    _ = button.rx.configuration(\.title)
}
