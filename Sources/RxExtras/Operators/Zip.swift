public import RxObservable

extension ObservableConvertibleType {
    /// Pairs the elements of this sequence with those of another; call it: `x.zip(with: y) { … }`.
    ///
    /// Also known as `zipWith` (RxJS).
    ///
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public var zip: ZipWithOperator<Element> {
        ZipWithOperator(source: asObservable())
    }
}

/// The type behind `source.zip(other)`; you never name it.
///
/// A property and not a method, for the same reason as `merge`.
public struct ZipWithOperator<Element> {
    let source: Observable<Element>

    /// Combines the elements of this sequence and of another one by their position.
    ///
    /// ```
    /// x:                           a--b--c--|
    /// y:                           -1---2---|
    /// x.zip(with: y) { $0 + $1 }:  -a1--b2--|
    /// ```
    ///
    /// ```swift
    /// let questions = Observable.of("2 + 2", "3 · 3")
    /// _ = questions.zip(with: Observable.of(4, 9)) { "\($0) = \($1)" }.subscribe(onNext: { print($0) })
    /// // Prints "2 + 2 = 4", "3 · 3 = 9".
    /// ```
    ///
    /// - Parameters:
    ///   - other: The other sequence; subscribed to second.
    ///   - resultSelector: Combines a pair; an error that it throws fails the sequence.
    /// - Returns: A result for each pair; completes when no further pair can come, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of elements that one of them is ahead, which has no limit.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_disfavoredOverload
    public func callAsFunction<Other: ObservableConvertibleType, Result>(
        with other: Other,
        resultSelector: @escaping @Sendable (Element, Other.Element) throws -> Result
    ) -> Observable<Result> where Element: Sendable, Other.Element: Sendable {
        combination(.queue, source, other, resultSelector)
    }

    /// Pairs the elements of this sequence and of another one that have the same key.
    ///
    /// ```
    /// x:                                       a--b--c--|
    /// y:                                       -B---A---|
    /// x.zip(with: y, by: lower, lower) { … }:  ---bBaA--|
    /// ```
    ///
    /// Elements of one key are paired in order; elements without a partner are dropped at the end.
    ///
    /// - Parameters:
    ///   - other: The other sequence; subscribed to second.
    ///   - key: Makes the key of an element; an error that it throws fails the sequence.
    ///   - otherKey: Makes the key of an element of the other sequence; an error that it throws fails the sequence.
    ///   - resultSelector: Combines a pair; an error that it throws fails the sequence.
    /// - Returns: A result for each pair; completes when both sequences have, and fails with the first that fails.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of elements without a partner, which has no
    ///   limit.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_disfavoredOverload
    public func callAsFunction<Other: ObservableConvertibleType, Key: Hashable & SendableMetatype, Result>(
        with other: Other,
        by key: @escaping @Sendable (Element) throws -> Key,
        _ otherKey: @escaping @Sendable (Other.Element) throws -> Key,
        resultSelector: @escaping @Sendable (Element, Other.Element) throws -> Result
    ) -> Observable<Result> where Element: Sendable, Other.Element: Sendable {
        partners(of: other, key, otherKey, resultSelector)
    }

    func partners<Other: ObservableConvertibleType, Key: Hashable & SendableMetatype, Result>(
        of other: Other,
        _ key: @escaping @Sendable (Element) throws -> Key,
        _ otherKey: @escaping @Sendable (Other.Element) throws -> Key,
        _ resultSelector: @escaping @Sendable (Element, Other.Element) throws -> Result
    ) -> Observable<Result> {
        Observable.merge(
            source.map { Either<Element, Other.Element>.first($0) },
            other.asObservable().map { .second($0) }
        )
        .stateful(Partners<Key, Element, Other.Element>()) { partners, element in
            switch element {
            case .first(let element):
                guard let other = partners.match(element, try key(element)) else { return .wait }
                return .send(try resultSelector(element, other))
            case .second(let other):
                guard let element = partners.match(other, try otherKey(other)) else { return .wait }
                return .send(try resultSelector(element, other))
            }
        }
    }
}

extension ZipWithOperator: Sendable where Element: Sendable {}

/// The elements of two sequences that are still without a partner, by key.
private struct Partners<Key: Hashable, First, Second> {
    private var firsts: [Key: ElementQueue<First>] = [:]
    private var seconds: [Key: ElementQueue<Second>] = [:]

    /// Takes the partner of an element out, or keeps the element.
    mutating func match(_ element: First, _ key: Key) -> Second? {
        Self.match(element, key, &firsts, &seconds)
    }

    /// Takes the partner of an element out, or keeps the element.
    mutating func match(_ element: Second, _ key: Key) -> First? {
        Self.match(element, key, &seconds, &firsts)
    }

    private static func match<One, Other>(
        _ element: One,
        _ key: Key,
        _ own: inout [Key: ElementQueue<One>],
        _ others: inout [Key: ElementQueue<Other>]
    ) -> Other? {
        guard var waiting = others.removeValue(forKey: key) else {
            own[key, default: ElementQueue()].append(element)
            return nil
        }
        let partner = waiting.removeFirst()
        if waiting.count > 0 { others[key] = waiting }
        return partner
    }
}
