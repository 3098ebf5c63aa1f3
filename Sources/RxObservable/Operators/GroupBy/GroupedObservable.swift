public import RxDisposables

/// The elements of one group of ``ObservableType/groupBy(keySelector:)``, and their key.
///
/// ```swift
/// let words = Observable.of("apple", "avocado", "banana")
/// _ = words
///     .groupBy { $0.first ?? "?" }
///     .flatMap { group in group.map { word in "\(group.key): \(word)" } }
///     .subscribe(onNext: { print($0) })
/// // Prints "a: apple", "a: avocado", "b: banana".
/// ```
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The key that the elements of the group have in common.
    public let key: Key

    private let source: Observable<Element>

    /// Makes a group of a key and a sequence.
    ///
    /// - Parameters:
    ///   - key: The key that the elements have in common.
    ///   - source: The elements.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Sends the elements of the group from now on to `observer`.
    ///
    /// - Parameter observer: Takes the events.
    /// - Returns: The subscription: disposing of it stops the events.
    @_disfavoredOverload
    public func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// The elements of the group, without the key.
    public func asObservable() -> Observable<Element> {
        source
    }
}

extension GroupedObservable: Sendable where Key: Sendable, Element: Sendable {}
