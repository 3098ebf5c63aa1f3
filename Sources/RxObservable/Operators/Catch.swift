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
    /// Also known as `catchError` (RxJS, older RxSwift), `tryCatch` (Combine).
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
    /// Also known as `replaceError` (Combine), `catchErrorJustReturn` (older RxSwift).
    ///
    /// - Parameter element: Sent instead of the error.
    /// - Returns: The source's elements and, if it fails, the last element; it doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func catchAndReturn(_ element: sending Element) -> Observable<Element> {
        asObservable().replacingError(with: .just(element))
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
    /// Continues with another sequence when this one fails, with any error.
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
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func callAsFunction(
        @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (any Error) async throws -> Element
    ) -> Observable<Element> {
        self { error in TaskSource(handler, error) }
    }
}

/// Makes the node of `catch`, for all its forms.
@_alwaysEmitIntoClient @preconcurrency
package func caught<Element>(
    _ source: Observable<Element>,
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
) -> Observable<Element> {
    Lift("catch", source, (handler, SequentialEnd.self), CatchSink.handleError)
}

@usableFromInline
final class CatchSink<Element>: SequentialSink<Element> {
    // The fields need no lock: sources end one at a time.
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
        _ given: (handler: @Sendable (any Error) throws -> Observable<Element>, end: SequentialEnd<Element>.Type)
    ) {
        CatchSink(downstream, source, given.handler, given.end).start()
    }

    @usableFromInline
    static func replaceError(
        _ downstream: _Sink<Element>,
        _ source: Observable<Element>,
        _ given: (other: Observable<Element>, end: SequentialEnd<Element>.Type)
    ) {
        let other = given.other
        CatchSink(downstream, source, { _ in other }, given.end).start()
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
