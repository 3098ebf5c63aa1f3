internal import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import RxSubjects

extension ObservableType where Element: Sendable {
    /// Transforms each element into a sequence, the elements of those sequences, too, and so on, and merges them all.
    ///
    /// ```
    /// source:                                              1--------|
    /// expand { $0 < 4 ? cold("-\($0 * 2)|") : .empty() }:  124------|
    /// ```
    ///
    /// Use it for trees and for pages of results. Elements are expanded in the order in which they arrive, so with one
    /// sequence at a time a tree is sent level by level. The stack stays flat, however deep the tree is.
    ///
    /// ```swift
    /// let pages = api.page(1).expand(maxConcurrent: 1) { [api] in $0.next.map { api.page($0) } ?? .empty() }
    /// ```
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of inner sequences that are subscribed to at the same time, at least one;
    ///     the others wait in order.
    ///   - selector: Makes the inner sequence of an element that has been sent; an error that it throws fails the
    ///     sequence.
    /// - Returns: All elements as they come; completes when the source and all inner sequences have completed, and
    ///   fails with the first that fails.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of waiting sequences, which has no limit.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func expand<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        expanded(maxConcurrent, selector)
    }

    /// Makes the sequence of `expand`, for all its forms.
    func expanded<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        let source = asObservable()
        return .deferred {
            let frontier = Frontier<Element>()
            let all = Observable.merge(frontier.sequences.merge(maxConcurrent: maxConcurrent), frontier.watch(source))
            // An element is sent before it is expanded, so it precedes the elements made from it.
            return stepNode("expand", all, ()) { stage, element in
                stage.send(element)
                guard !stage.isStopped else { return }
                do { frontier.add(try selector(element).asObservable()) } catch { stage.finish(error) }
            }
        }
    }
}

/// The sequences still to be merged, and the number of possible sources of further ones.
private final class Frontier<Element: Sendable>: Sendable {
    private let subject = PublishSubject<Observable<Element>>()
    // The number of possible sources of a sequence: the source, each inner sequence, and each element that hasn't been
    // expanded yet. At zero no sequence is left to merge.
    private let open = Locked(1)

    var sequences: Observable<Observable<Element>> { subject }

    /// A sequence whose elements and end are counted.
    func watch(_ source: Observable<Element>) -> Observable<Element> {
        source.do(onNext: { _ in self.open.withLock { $0 += 1 } }, onCompleted: { self.close() })
    }

    func add(_ inner: Observable<Element>) {
        // The inner sequence is counted before `close()` subtracts the element, so that the number doesn't reach zero
        // in between.
        open.withLock { $0 += 1 }
        subject.onNext(watch(inner))
        close()
    }

    private func close() {
        let isLast = open.withLock { open in
            open -= 1
            return open == 0
        }
        if isLast { subject.onCompleted() }
    }
}
