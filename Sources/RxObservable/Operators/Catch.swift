extension ObservableType {
    /// Continues with another sequence when the source fails: `source.catch { error in other }`.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let request = Observable<String>.error(Offline())
    /// let cached = Observable.just("yesterday's news")
    ///
    /// _ = request.catch { error in
    ///     print("failed: \(error)")
    ///     return cached
    /// }
    /// .subscribe(onNext: { print($0) })
    /// // Prints "failed: Offline()", "yesterday's news".
    /// ```
    ///
    /// The handler's details are on the page ``CatchOperator``. To replace the error with one element, use
    /// ``catchAndReturn(_:)``; to try again, use ``retry(_:)``. The error of one search must not end the whole chain:
    /// [Errors and retrying](/documentation/rx/errorsandretrying) shows where `catch` belongs.
    ///
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_disfavoredOverload
    public var `catch`: CatchOperator<Element> {
        CatchOperator(source: asObservable())
    }

    /// Emits one last element when the source fails, and completes.
    ///
    /// ```
    /// source:               a--b--#
    /// catchAndReturn("x"):  a--b--(x|)
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let prices = Observable.of("12.50", "12.75").concat(Observable.error(Offline()))
    /// _ = prices.catchAndReturn("no connection").subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    /// // Prints "12.50", "12.75", "no connection", "done".
    /// ```
    ///
    /// - Parameter element: Sent instead of the error.
    /// - Returns: The source's elements and, if it fails, the last element; it doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func catchAndReturn(_ element: sending Element) -> Observable<Element> {
        asObservable().replacingError(with: .just(element))
    }

    /// Continues with the next of several sequences whenever one fails.
    ///
    /// ```
    /// x:                        a--#
    /// y:                           1--2|
    /// catch(sequence: [x, y]):  a--1--2|
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let mirrors: [Observable<String>] = [.error(Offline()), .just("from the second"), .just("from the third")]
    /// _ = Observable.catch(sequence: mirrors).subscribe(onNext: { print($0) })
    /// // Prints "from the second".
    /// ```
    ///
    /// - Parameter sequence: The sequences, each subscribed to when the one before it has failed. The collection is
    ///   read at the call; a Swift sequence that is `Sendable` is read as each one is needed.
    /// - Returns: The elements of the sequences up to the first that completes, and then completion; fails with the
    ///   last one's error when all fail, and completes at once if there are none.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public static func `catch`<Collection: Swift.Collection>(
        sequence: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> {
        CatchSequence(.list(Array(sequence)))
    }

    /// Continues with the next sequence of a Swift sequence whenever one fails.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let attempts = (1...).lazy.map { number in
    ///     number < 3 ? Observable<String>.error(Offline()) : .just("mirror \(number)")
    /// }
    /// _ = Observable.catch(sequence: Array(attempts.prefix(5))).subscribe(onNext: { print($0) })
    /// // Prints "mirror 3".
    /// ```
    ///
    /// - Parameter sequence: Produces the sequences, each when the one before it has failed; it may be endless. Each
    ///   subscription makes an iterator.
    /// - Returns: The elements of the sequences up to the first that completes, and then completion; fails with the
    ///   last one's error when all fail, and completes at once if there are none.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func `catch`<Sequence: Swift.Sequence & Sendable>(
        sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        CatchSequence(.sequence(AnySequence(sequence)))
    }
}

/// The type behind `source.catch { … }`; you never name it.
///
/// A property and not a method, since the compiler couldn't infer the element of `Observable.catch(sequence: [x, y])`
/// if there were a method of that name.
///
/// ```swift
/// let news = downloads.catch { _ in .just("no connection") }
/// ```
public struct CatchOperator<Element> {
    @usableFromInline
    package let source: Observable<Element>

    /// Continues with another sequence when the source fails.
    ///
    /// ```
    /// source:            a--b--#
    /// x:                       1--2|
    /// catch { _ in x }:  a--b--1--2|
    /// ```
    ///
    /// The handler receives the error and decides how to continue: with another sequence, or with another error.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let request = Observable<String>.error(Offline())
    /// _ = request
    ///     .catch { error in
    ///         guard error is Offline else { throw error }
    ///         return Observable.of("from the cache", "a little old")
    ///     }
    ///     .subscribe(onNext: { print($0) })
    /// // Prints "from the cache", "a little old".
    /// ```
    ///
    /// The source has ended by then and sends nothing more. In a search, therefore put `catch` *inside*
    /// `flatMapLatest`, where it ends one request and not the whole chain:
    ///
    /// ```swift
    /// let hits = typed.flatMapLatest { text in
    ///     find(text).catch { _ in .just("nothing found") }
    /// }
    /// ```
    ///
    /// - Parameter handler: Receives the error and returns the sequence to continue with; an error that it throws fails
    ///   the result.
    /// - Returns: The source's elements and, if it fails, those of the handler's sequence; ends with the last of the
    ///   two.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func callAsFunction(
        _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        caught(source, handler)
    }
}

extension CatchOperator: Sendable where Element: Sendable {}

extension Observable {
    /// Continues with another sequence when this one fails, whatever the error is.
    @_alwaysEmitIntoClient
    package final func replacingError(with other: Observable<Element>) -> Observable<Element> {
        Lift("catch", self, (other, SequentialEnd.self), CatchSink.replaceError)
    }
}

extension CatchOperator where Element: Sendable {
    /// Replaces the error with the result of an asynchronous closure.
    ///
    /// ```
    /// source:                                a--b--#
    /// catch { _ in try await x(after: 2) }:  a--b----(x|)
    /// ```
    ///
    /// ```swift
    /// let titles = downloads.catch { error in await disk.lastTitle() }
    /// ```
    ///
    /// The closure runs in a task, on the actor where it was written, or else on the concurrent executor. Disposal
    /// cancels it.
    ///
    /// - Parameter handler: Makes the last element of the error; an error that it throws fails the sequence.
    /// - Returns: The source's elements, then that of the closure, delivered on the concurrent executor; completes
    ///   after it.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func callAsFunction(
        @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (any Error) async throws -> Element
    ) -> Observable<Element> {
        self { error in TaskSource(handler, error) }
    }
}

/// Makes the node of `catch`, for all its forms.
@_alwaysEmitIntoClient
package func caught<Element>(
    _ source: Observable<Element>,
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
) -> Observable<Element> {
    Lift("catch", source, (handler, SequentialEnd.self), CatchSink.handleError)
}

@usableFromInline
final class CatchSink<Element>: SequentialSink<Element> {
    // One source ends at a time.
    private var source: Observable<Element>?
    private var handler: ((any Error) throws -> Observable<Element>)?

    private init(
        _ downstream: Sink<Element>,
        _ source: Observable<Element>,
        _ handler: @escaping (any Error) throws -> Observable<Element>,
        _ end: SequentialEnd<Element>.Type
    ) {
        self.source = source
        self.handler = handler
        super.init(downstream, end)
    }

    @usableFromInline
    static func handleError(
        _ downstream: _Sink<Element>,
        _ source: Observable<Element>,
        _ its: (handler: @Sendable (any Error) throws -> Observable<Element>, end: SequentialEnd<Element>.Type)
    ) {
        CatchSink(downstream, source, its.handler, its.end).start()
    }

    @usableFromInline
    static func replaceError(
        _ downstream: _Sink<Element>,
        _ source: Observable<Element>,
        _ its: (other: Observable<Element>, end: SequentialEnd<Element>.Type)
    ) {
        let other = its.other
        CatchSink(downstream, source, { _ in other }, its.end).start()
    }

    override var isAtLastSource: Bool { handler == nil }

    override var handlesErrorsAlone: Bool { true }

    override func nextSource() -> Observable<Element>? {
        defer { source = nil }
        return source
    }

    override func onError(_ error: any Error) {
        guard let handler else { return downstream.onError(error) }
        self.handler = nil
        do { source = try handler(error) } catch { return downstream.onError(error) }
        proceed()
    }
}

/// The node of `catch(sequence:)` and `retry`.
@usableFromInline
// SAFETY: a node, see `Observable`.
package final class CatchSequence<Element>: Observable<Element>, @unchecked Sendable {
    private let sources: Sources<Element>
    private let sink: CatchSequenceSink<Element>.Type
    private let end: SequentialEnd<Element>.Type

    @inlinable
    package convenience init(_ sources: Sources<Element>) {
        self.init(sources, CatchSequenceSink.self, SequentialEnd.self)
    }

    @usableFromInline
    init(_ sources: Sources<Element>, _ sink: CatchSequenceSink<Element>.Type, _ end: SequentialEnd<Element>.Type) {
        self.sources = sources
        self.sink = sink
        self.end = end
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        if case .repeated(let source, _) = sources {
            chain.append("retry", after: source)
        } else {
            chain.append("catch(sequence:)")
        }
    }

    package override func run(_ sink: Sink<Element>) {
        self.sink.init(sink, sources.makeIterator(), end).start()
    }
}

@usableFromInline
final class CatchSequenceSink<Element>: SequentialSink<Element> {
    // One source ends at a time.
    private var sources: SourceIterator<Element>
    private var lastError: (any Error)?

    required init(
        _ downstream: Sink<Element>,
        _ sources: SourceIterator<Element>,
        _ end: SequentialEnd<Element>.Type
    ) {
        self.sources = sources
        super.init(downstream, end)
    }

    override var isAtLastSource: Bool { sources.isAtEnd }

    override var handlesErrorsAlone: Bool { true }

    override var neverFails: Bool { sources.isEndless }

    override func nextSource() -> Observable<Element>? {
        if let source = sources.next() { return source }
        if let lastError {
            downstream.onError(lastError)
        } else {
            downstream.onCompleted()
        }
        return nil
    }

    override func onError(_ error: any Error) {
        lastError = error
        proceed()
    }
}
