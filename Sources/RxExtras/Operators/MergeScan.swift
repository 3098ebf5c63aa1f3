internal import RxDisposables
public import RxObservable

extension ObservableType {
    /// Transforms the latest result and each element into a sequence, and merges these sequences.
    ///
    /// ```
    /// source:                            1--2--3--|
    /// mergeScan(10) { .just($0 + $1) }:  11-13-16-|
    /// ```
    ///
    /// Each element of an inner sequence becomes the next value for the selector.
    ///
    /// ```swift
    /// let balance = Observable.of(10, -3).mergeScan(100) { total, amount in Observable.just(total + amount) }
    /// _ = balance.subscribe(onNext: { print($0) })
    /// // Prints "110", "107".
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The first value.
    ///   - maxConcurrent: How many inner sequences are subscribed to at the same time, at least one. With one, each
    ///     receives the last element of the previous one.
    ///   - selector: Makes the inner sequence of the latest value and the element, when its turn has come; an error
    ///     that it throws fails the sequence.
    /// - Returns: The elements of the inner sequences; completes when the source and all of them have completed, and
    ///   fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements, which has no limit.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_disfavoredOverload
    public func mergeScan<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        maxConcurrent: Int = 1,
        _ selector: @escaping @Sendable (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        mergeScanned(seed, maxConcurrent, selector)
    }

    /// Makes the sequence of `mergeScan`, for all its forms.
    func mergeScanned<Source: ObservableConvertibleType & SendableMetatype>(
        _ seed: Source.Element,
        _ maxConcurrent: Int,
        _ selector: @escaping @Sendable (Source.Element, Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        let source = asObservable()
        return .deferred {
            let latest = LatestResult(seed)
            return source.flatMap(maxConcurrent: maxConcurrent) { element in
                // The call is deferred: with a limit, the sequence may have to wait, and takes the latest result when
                // it starts.
                Observable.deferred { try selector(latest.value.current, element).asObservable() }
                    .do(onNext: { latest.value.replace($0) })
            }
        }
    }
}

// A class: what closures capture of a `Locked` itself is never freed.
private final class LatestResult<Element: Sendable>: Sendable {
    let value: Locked<Element>

    init(_ seed: Element) {
        value = Locked(seed)
    }
}
