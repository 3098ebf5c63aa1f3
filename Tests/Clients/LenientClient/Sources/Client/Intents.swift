import Foundation
import RxSwift

/// A subject of its own, with state that a lock guards; it isn't `Sendable`.
final class Intents<Element>: ObservableType, ObserverType {
    private let lock = NSRecursiveLock()
    private var listeners: [Int: (Event<Element>) -> Void] = [:]
    private var count = 0

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        lock.lock()
        defer { lock.unlock() }
        count += 1
        let key = count
        listeners[key] = observer.on
        return Disposables.create { [weak self] in self?.remove(key) }
    }

    func on(_ event: Event<Element>) {
        lock.lock()
        defer { lock.unlock() }
        for listener in listeners.values { listener(event) }
    }

    private func remove(_ key: Int) {
        lock.lock()
        defer { lock.unlock() }
        listeners[key] = nil
    }
}
