// Errors and side effects, with closures of the main actor. What each operator does in detail, its marble diagram
// included, is said at the operator of the same name of `ObservableType`.

extension MainObservableType {
    /// Performs side effects for each event on the main thread, and leaves the sequence as it is.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it is forwarded; an error that it throws fails the sequence.
    ///   - afterNext: Called with each element after it was forwarded; an error that it throws fails the sequence.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded.
    ///   - onSubscribe: Called before the source is subscribed to; a subscription from another thread hops to main for
    ///     it.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The source's events, on the main thread.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func `do`(
        onNext: (@MainActor (Element) throws -> Void)? = nil,
        afterNext: (@MainActor (Element) throws -> Void)? = nil,
        onError: (@MainActor (any Error) throws -> Void)? = nil,
        afterError: (@MainActor (any Error) throws -> Void)? = nil,
        onCompleted: (@MainActor () throws -> Void)? = nil,
        afterCompleted: (@MainActor () throws -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> MainObservable<Element> {
        let result = asObservable().do(
            onNext: onNext.map { onMain($0) },
            afterNext: afterNext.map { onMain($0) },
            onError: onError.map { onMain($0) },
            afterError: afterError.map { onMain($0) },
            onCompleted: onCompleted.map { onMain($0) },
            afterCompleted: afterCompleted.map { onMain($0) },
            onSubscribe: onSubscribe.map { onMain($0) },
            onSubscribed: onSubscribed.map { onMain($0) },
            onDispose: onDispose.map { hoppingToMain($0) }
        )
        let subscribesOnMain = onSubscribe != nil || onSubscribed != nil
        return MainObservable(subscribesOnMain ? result.subscribedOnMain() : result)
    }

    /// Emits elements before those of the source.
    ///
    /// - Parameters:
    ///   - first: Sent at once, on the main thread; a subscription from another thread hops there.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: These elements, and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    public func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> MainObservable<Element> where Element: Sendable {
        MainObservable(started(asObservable(), with: [first, second] + others).subscribedOnMain())
    }

    /// Emits an element before those of the source.
    ///
    /// - Parameter element: Sent first, on the main thread; a subscription from another thread hops there. One that
    ///   isn't `Sendable` is given away for good.
    /// - Returns: This element, and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    public func startWith(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(started(asObservable(), with: [element]).subscribedOnMain())
    }

    /// Emits an element if the source completes without one.
    ///
    /// - Parameter default: The element.
    /// - Returns: The source's elements or, if there are none, this one, on the main thread; ends with the source.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(default: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().ifEmpty(default: `default`))
    }

    /// Emits one last element when the source fails, and completes.
    ///
    /// - Parameter element: Sent instead of the error.
    /// - Returns: The source's elements and, if it fails, the last element, on the main thread; it doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().catchAndReturn(element))
    }

    /// Subscribes again whenever the source fails.
    ///
    /// - Returns: The elements of each attempt, on the main thread; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry() -> MainObservable<Element> {
        MainObservable(asObservable().retry())
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// - Parameter maxAttemptCount: How often the source is subscribed to at most, the first time included. For zero
    ///   the sequence completes at once; a negative number is a programmer error.
    /// - Returns: The elements of each attempt, on the main thread; completes when an attempt does, and fails with the
    ///   last attempt's error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> MainObservable<Element> {
        let attempts = asObservable().retry(maxAttemptCount)
        return MainObservable(maxAttemptCount == 0 ? attempts.subscribedOnMain() : attempts)
    }

    /// Continues with another sequence when the source fails: call it with a closure of the main actor.
    ///
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    public var `catch`: MainCatchOperator<Element> {
        MainCatchOperator(source: asObservable())
    }

    /// Prints each event, subscription and disposal.
    ///
    /// - Parameters:
    ///   - identifier: Stands in front of each line; the place in the source by default.
    ///   - trimOutput: Whether long elements are cut in the middle.
    ///   - file: The source file.
    ///   - line: The line in it.
    ///   - function: The function in it.
    /// - Returns: The source's events, on the main thread.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> MainObservable<Element> {
        MainObservable(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }
}

/// What ``MainObservableType/catch`` is: call it with the handler.
public struct MainCatchOperator<Element> {
    @usableFromInline let source: Observable<Element>

    /// Continues with another sequence when the source fails.
    ///
    /// - Parameter handler: Makes the sequence to go on with of the error, on the main thread; an error that it throws
    ///   is forwarded.
    /// - Returns: The source's elements and, if it fails, those of the handler's sequence, wherever they come; ends
    ///   with the one that is last.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func callAsFunction(
        _ handler: @escaping @MainActor (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        source.catch(onMain(handler))
    }

    /// Continues with another sequence when the source fails.
    ///
    /// - Parameter handler: Makes the sequence to go on with of the error, on the main thread; an error that it throws
    ///   is forwarded.
    /// - Returns: The source's elements and, if it fails, those of the handler's sequence, on the main thread; ends
    ///   with the one that is last.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func callAsFunction(
        _ handler: @escaping @MainActor (any Error) throws -> Observable<Element>
    ) -> MainObservable<Element> where Element: Sendable {
        let handler = onMain(handler)
        return MainObservable(source.catch { try handler($0).movedToMain() })
    }
}

extension MainCatchOperator: Sendable where Element: Sendable {}
