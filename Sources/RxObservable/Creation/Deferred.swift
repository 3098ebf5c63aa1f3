extension ObservableType {
    /// A sequence that is made anew for each subscription.
    ///
    /// ```
    /// deferred { .of("a", "b") }:  (ab|)
    /// ```
    ///
    /// To send events by hand, use ``create(_:)``.
    ///
    /// ```swift
    /// let clicks = BehaviorRelay(value: 0)
    /// let now = Observable.just(clicks.value)  // reads the value here
    /// let later = Observable.deferred { .just(clicks.value) }  // reads it for each subscriber
    ///
    /// clicks.accept(5)
    /// _ = now.subscribe(onNext: { print("now: \($0)") })
    /// _ = later.subscribe(onNext: { print("later: \($0)") })
    /// // Prints "now: 0", "later: 5".
    /// ```
    ///
    /// Also known as `defer` (RxJS), `Deferred` (Combine).
    ///
    /// - Parameter observableFactory: Makes the sequence; an error that it throws fails the subscription. It is called
    ///   once for each subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
    ) -> Observable<Element> {
        Deferred(observableFactory)
    }
}

extension ObservableType where Element: Sendable {
    /// A sequence that an asynchronous closure makes anew for each subscription.
    ///
    /// ```
    /// deferred { try await ab(after: 2) }:  --(ab|)
    /// ```
    ///
    /// The closure runs in a task of its own, on the actor where it was written, or else on the concurrent executor;
    /// the sequence that it makes is subscribed to there, too. Disposal cancels the task.
    ///
    /// A recursion through this form, as in `page(n).concat(.deferred { page(await next(n)) })`, keeps each round. The
    /// form without `await` doesn't: let the page that it makes begin with the asynchronous call.
    ///
    /// ```swift
    /// let profile = Observable<[String]>.deferred {
    ///     let name = try await ask("Whose profile?")
    ///     return search(name).asObservable()
    /// }
    /// for try await hits in profile.values { print(hits) }
    /// // Prints "[]".
    /// ```
    ///
    /// - Parameter observableFactory: Makes the sequence; an error that it throws fails the subscription. It is called
    ///   once for each subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func deferred(
        @_inheritActorContext
        _ observableFactory: @escaping @isolated(any) @Sendable () async throws -> Observable<Element>
    ) -> Observable<Element> {
        let made = TaskSource<Observable<Element>>("deferred") { emitter in
            let source = try await callAsync(
                observableFactory,
                isolation: observableFactory.isolation,
                unless: emitter.isOver
            )
            emitter.send(source)
        }
        return Flatten(made, .merge(limit: 1), as: "") { $0 }
    }
}

@usableFromInline
// SAFETY: a node, see `Observable`.
package final class Deferred<Element>: Observable<Element>, @unchecked Sendable {
    private let factory: @Sendable () throws -> Observable<Element>

    @usableFromInline @preconcurrency
    package init(_ factory: @escaping @Sendable () throws -> Observable<Element>) {
        self.factory = factory
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("deferred")
    }

    package override func run(_ sink: Sink<Element>) {
        let source: Observable<Element>
        do { source = try factory() } catch { return sink.endAtOnce(error) }
        // The subscription holds no part of this node, so the factory is freed with the node (contract C2).
        source.attach(sink)
    }
}
