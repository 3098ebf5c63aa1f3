public import RxSchedulers

extension ObservableType {
    /// A sequence of the elements of an array.
    ///
    /// ```
    /// from(["a", "b", "c"]):  (abc|)
    /// ```
    ///
    /// Each element of the array becomes an element of the sequence. ``just(_:)`` would send the array as one.
    ///
    /// ```swift
    /// let cities = ["Rome", "Oslo", "Lima"]
    /// _ = Observable.from(cities).map { $0.uppercased() }.subscribe(onNext: { print($0) })
    /// // Prints "ROME", "OSLO", "LIMA".
    /// ```
    ///
    /// Also known as `fromArray` (RxJS), `Array.publisher` (Combine), `Publishers.Sequence` (Combine), `async`
    /// (AsyncAlgorithms), `toObservable` (older RxSwift).
    ///
    /// - Parameter array: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(
        _ array: sending [Element]
    ) -> Observable<Element> {
        elements(of: array)
    }

    /// A sequence of the elements of an array, emitted on a scheduler.
    ///
    /// ```swift
    /// let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
    /// let squares = Observable.from([1, 2, 3], scheduler: queue).map { $0 * $0 }  // on a background queue
    /// for try await square in squares.values { print(square) }
    /// // Prints "1", "4", "9".
    /// ```
    ///
    /// - Parameters:
    ///   - array: The elements, in order.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(
        _ array: [Element],
        scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Element: Sendable {
        elements(of: array, on: scheduler)
    }

    /// A sequence of the elements of a Swift sequence, each taken when its turn comes.
    ///
    /// ```
    /// from(1...).take(3):  (123|)
    /// ```
    ///
    /// ```swift
    /// let powers = sequence(first: 1, next: { $0 * 2 })  // endless; asked for three
    /// _ = Observable.from(Array(powers.prefix(5))).take(3).subscribe(onNext: { print($0) })
    /// _ = Observable.from(stride(from: 10, to: 0, by: -5)).subscribe(onNext: { print($0) })
    /// // Prints "1", "2", "4", "10", "5".
    /// ```
    ///
    /// - Parameters:
    ///   - sequence: Produces the elements, in order; it may be endless. Each subscription makes an iterator.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes when there are no more.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        elements(of: sequence, iteratedOn: scheduler)
    }

    /// A sequence of the element of an optional, if there is one.
    ///
    /// ```
    /// from(optional: "a"):  (a|)
    /// from(optional: nil):  |
    /// ```
    ///
    /// ```swift
    /// let inputs = Observable.of("12", "twelve", "7")
    /// _ = inputs.flatMap { Observable.from(optional: Int($0)) }.subscribe(onNext: { print($0) })
    /// // Prints "12", "7".
    /// ```
    ///
    /// Also known as `Optional.Publisher` (Combine).
    ///
    /// - Parameter optional: The element.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(optional: sending Element?) -> Observable<Element> {
        if let optional { .just(optional) } else { .empty() }
    }

    /// A sequence of the element of an optional, if there is one, emitted on a scheduler.
    ///
    /// ```
    /// from(optional: "a", scheduler: scheduler):  (a|)
    /// ```
    ///
    /// ```swift
    /// let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
    /// let port = Observable.from(optional: Int("8080"), scheduler: queue)
    /// for try await port in port.values { print(port) }
    /// // Prints "8080".
    /// ```
    ///
    /// - Parameters:
    ///   - optional: The element.
    ///   - scheduler: Sends the element, and then the end in a turn of its own.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(
        optional: Element?,
        scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Element: Sendable {
        elements(of: optional.map { [$0] } ?? [], on: scheduler)
    }
}

/// Makes the node of `of` and of `from` for an array, and of other sources with known elements.
@_alwaysEmitIntoClient
package func elements<Element>(
    of array: [Element],
    on scheduler: (any ImmediateSchedulerType)? = nil
) -> Observable<Element> {
    LoopNode("from", array, on: scheduler, LoopSource.self, from: { (array: $0, position: 0) }) { source in
        // The fields are read once for each turn; the position is stored in the state when the turn ends.
        let array = source.update { $0.array }
        var position = source.update { $0.position }
        while position < array.count {
            source.downstream.emit(array[position])
            position &+= 1
            if source.isInterrupted {
                source.update { $0.position = position }
                return true
            }
        }
        source.downstream.onCompleted()
        return false
    }
}

/// Makes the node of `from` for a sequence, for all its forms.
@_alwaysEmitIntoClient
package func elements<Elements: Sequence>(
    of sequence: Elements,
    iteratedOn scheduler: any ImmediateSchedulerType
) -> Observable<Elements.Element> {
    LoopNode("from", sequence, on: scheduler, LoopSource.self, from: { $0.makeIterator() }) { source in
        while let element = source.update({ $0.next() }) {
            source.downstream.emit(element)
            if source.isInterrupted { return true }
        }
        source.downstream.onCompleted()
        return false
    }
}
