internal import RxDisposables

extension ObservableType {
    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// ```
    /// source:             a--b--|
    /// do(onNext: print):  a--b--|
    /// ```
    ///
    /// ```swift
    /// let spinner = BehaviorRelay(value: false)
    /// let request = Observable.of("answer").do(
    ///     onNext: { print("got the \($0)") },
    ///     onSubscribe: { spinner.accept(true) },
    ///     onDispose: { spinner.accept(false) }
    /// )
    /// _ = request.subscribe(onNext: { _ in print("spinning: \(spinner.value)") })
    /// print("spinning: \(spinner.value)")
    /// // Prints "got the answer", "spinning: true", "spinning: false".
    /// ```
    ///
    /// Use it for side effects along the chain: a log, a counter, a spinner. Code that uses the elements belongs in
    /// `subscribe`.
    ///
    /// Also known as `tap` (RxJS), `handleEvents` (Combine), `doOnNext` (older RxSwift).
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it is forwarded; an error that it throws fails the sequence.
    ///   - afterNext: Called with each element after it was forwarded; an error that it throws fails the sequence; if
    ///     the subscription is over by then, it goes to ``Hooks/defaultErrorHandler``.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded. The sequence is over then, so an error that it throws
    ///     goes to ``Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of, and after
    ///     `onSubscribed`, even if the source ends while it is being subscribed to.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil,
        afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Observable<Element> {
        Do(
            asObservable(),
            onNext: onNext,
            afterNext: afterNext,
            onError: onError,
            afterError: afterError,
            onCompleted: onCompleted,
            afterCompleted: afterCompleted,
            onSubscribe: onSubscribe,
            onSubscribed: onSubscribed,
            onDispose: onDispose
        )
    }
}

extension ObservableType where Element: Sendable {
    /// Calls an asynchronous closure with each element before emitting it, one after the other.
    ///
    /// ```
    /// source:                                       (ab)----|
    /// do(awaiting: { try await log($0, for: 2) }):  --a-b---|
    /// ```
    ///
    /// Each call runs in a task of its own, on the actor where the closure was written, or else on the concurrent
    /// executor; the element is forwarded when it has returned. Elements that arrive meanwhile wait. Disposal cancels
    /// the task.
    ///
    /// ```swift
    /// let saved = titles.do(awaiting: { title in try await disk.save(title) })
    /// ```
    ///
    /// - Parameter work: Called with each element; an error that it throws fails the sequence.
    /// - Returns: The source's elements, delivered on the concurrent executor; completes when the source has completed
    ///   and the last call has returned, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func `do`(
        @_inheritActorContext awaiting work: @escaping @isolated(any) @Sendable (Element) async throws -> Void
    ) -> Observable<Element> {
        Flatten(asObservable(), .merge(limit: 1), as: "do(awaiting:)") { element in
            TaskSource { emitter in
                try await callAsync(work, with: element, isolation: work.isolation, unless: emitter.isOver)
                emitter.send(element)
            }
        }
    }
}

@usableFromInline
// SAFETY: a node, see `Observable`.
package final class Do<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    fileprivate let onNext: (@Sendable (Element) throws -> Void)?
    fileprivate let afterNext: (@Sendable (Element) throws -> Void)?
    fileprivate let onError: (@Sendable (any Error) throws -> Void)?
    fileprivate let afterError: (@Sendable (any Error) throws -> Void)?
    fileprivate let onCompleted: (@Sendable () throws -> Void)?
    fileprivate let afterCompleted: (@Sendable () throws -> Void)?
    fileprivate let onSubscribe: (@Sendable () -> Void)?
    fileprivate let onSubscribed: (@Sendable () -> Void)?
    fileprivate let onDispose: (@Sendable () -> Void)?

    @usableFromInline @preconcurrency
    package init(
        _ source: Observable<Element>,
        onNext: (@Sendable (Element) throws -> Void)?,
        afterNext: (@Sendable (Element) throws -> Void)?,
        onError: (@Sendable (any Error) throws -> Void)?,
        afterError: (@Sendable (any Error) throws -> Void)?,
        onCompleted: (@Sendable () throws -> Void)?,
        afterCompleted: (@Sendable () throws -> Void)?,
        onSubscribe: (@Sendable () -> Void)?,
        onSubscribed: (@Sendable () -> Void)?,
        onDispose: (@Sendable () -> Void)?
    ) {
        self.source = source
        self.onNext = onNext
        self.afterNext = afterNext
        self.onError = onError
        self.afterError = afterError
        self.onCompleted = onCompleted
        self.afterCompleted = afterCompleted
        self.onSubscribe = onSubscribe
        self.onSubscribed = onSubscribed
        self.onDispose = onDispose
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("do", after: source)
    }

    package override func run(_ sink: Sink<Element>) {
        onSubscribe?()
        // These closures may throw after the end, when no observer can receive an error (contract G10).
        let isNoted = afterNext != nil || afterError != nil || afterCompleted != nil
        let stage = DoSink(sink, self, unhandled: isNoted ? Hooks.defaultHandler(recording: self) : nil)
        source.run(stage)
        guard let onSubscribed else { return }
        onSubscribed()
        stage.didSubscribe()
    }
}

private final class DoSink<Element>: Stage<Element, Element> {
    private let node: Do<Element>
    // The closure is in the sink and not optional: calling an optional closure costs a retain and a release for each
    // element.
    private let before: @Sendable (Element) throws -> Void
    private let hasAfter: Bool
    // Whether `onSubscribed` has returned or the stage has been disposed of. The second of the two calls `onDispose`.
    private let hasSubscribedOrDisposed: AtomicBool
    private let unhandled: (@Sendable (any Error) -> Void)?

    init(_ downstream: Sink<Element>, _ node: Do<Element>, unhandled: (@Sendable (any Error) -> Void)?) {
        self.node = node
        self.unhandled = unhandled
        if let onNext = node.onNext { before = onNext } else { before = { _ in } }
        hasAfter = node.afterNext != nil
        hasSubscribedOrDisposed = AtomicBool(node.onSubscribed == nil)
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        do {
            try before(element)
        } catch {
            guard !isStopped else { return }
            return downstream.onError(error)
        }
        downstream.onNext(element)
        guard hasAfter else { return }
        // The observer may have taken the element as the last one, so that this error can't be sent to it (G10).
        do { try node.afterNext?(element) } catch { if isStopped { leave(error) } else { downstream.onError(error) } }
    }

    override func onError(_ error: any Error) {
        do {
            try node.onError?(error)
        } catch {
            return downstream.onError(error)
        }
        downstream.onError(error)
        // The observer has received its end, so this error can't be sent to it (contract G10).
        do { try node.afterError?(error) } catch { leave(error) }
    }

    override func onCompleted() {
        do {
            try node.onCompleted?()
        } catch {
            return downstream.onError(error)
        }
        downstream.onCompleted()
        do { try node.afterCompleted?() } catch { leave(error) }
    }

    private func leave(_ error: any Error) {
        if let unhandled { unhandled(error) } else { Hooks.unhandled(error) }
    }

    /// Notes that `onSubscribed` has returned.
    func didSubscribe() {
        if hasSubscribedOrDisposed.exchange(true, ordering: .acquiringAndReleasing) { node.onDispose?() }
    }

    override func dispose() {
        super.dispose()
        if hasSubscribedOrDisposed.exchange(true, ordering: .acquiringAndReleasing) { node.onDispose?() }
    }
}
