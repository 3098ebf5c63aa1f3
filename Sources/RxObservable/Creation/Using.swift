public import RxDisposables

extension ObservableType {
    /// A sequence together with a resource that it needs, both made anew for each subscription.
    ///
    /// ```
    /// made sequence:                             a--b--|
    /// using({ File() }) { file in file.lines }:  a--b--|
    /// ```
    ///
    /// The resource is disposed of once, when the subscription is over, after the sequence that was made of it. If the
    /// second closure throws, the resource is disposed of, too.
    ///
    /// ```swift
    /// nonisolated final class File: Disposable, Sendable {
    ///     let lines = ["first line", "second line", "third line"]
    ///
    ///     init() { print("opens the file") }
    ///     func dispose() { print("closes the file") }
    /// }
    ///
    /// let lines = Observable.using({ File() }, observableFactory: { file in Observable.from(file.lines) })
    /// _ = lines.take(2).subscribe(onNext: { print($0) })
    /// // Prints "opens the file", "first line", "second line", "closes the file".
    /// ```
    ///
    /// - Parameters:
    ///   - resourceFactory: Makes the resource; an error that it throws fails the subscription.
    ///   - observableFactory: Makes the sequence of the resource; an error that it throws fails the subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        usingResource(resourceFactory, observableFactory)
    }
}

extension ObservableType where Element: Sendable {
    /// A sequence together with a resource that it needs, both made anew, asynchronously, for each subscription.
    ///
    /// ```
    /// made sequence:                                         a--b--|
    /// using({ try await File() }) { file in file.lines }:  --a--b--|
    /// ```
    ///
    /// Both closures run in a task, one after the other, each on the actor where it was written, or else on the
    /// concurrent executor. The resource is disposed of once, when the subscription is over, after the sequence that
    /// was made of it; also if the subscription was disposed of while the resource was being made.
    ///
    /// ```swift
    /// let connected = Observable<String>.using {
    ///     try await Task.sleep(for: .milliseconds(1))  // logs in
    ///     return BooleanDisposable()
    /// } observableFactory: { session in
    ///     Observable.just("connected: \(!session.isDisposed)")
    /// }
    /// for try await text in connected.values { print(text) }
    /// // Prints "connected: true".
    /// ```
    ///
    /// - Parameters:
    ///   - resourceFactory: Makes the resource; an error that it throws fails the subscription.
    ///   - observableFactory: Makes the sequence of the resource; an error that it throws fails the subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func using<Resource: Disposable>(
        @_inheritActorContext
        _ resourceFactory: @escaping @isolated(any) @Sendable () async throws -> Resource,
        @_inheritActorContext
        observableFactory: @escaping @isolated(any) @Sendable (Resource) async throws -> Observable<Element>
    ) -> Observable<Element> {
        // The resource is made later, but disposal may happen at any time. So the outer `using` has a placeholder as
        // its resource: a disposable stored there after disposal is disposed of at once.
        using({ SingleAssignmentDisposable() }) { place in
            let made = TaskSource<Observable<Element>> { emitter in
                let resource = try await callAsync(
                    resourceFactory,
                    isolation: resourceFactory.isolation,
                    unless: emitter.isOver
                )
                place.setDisposable(resource)
                let source = try await callAsync(
                    observableFactory,
                    with: resource,
                    isolation: observableFactory.isolation,
                    unless: emitter.isOver
                )
                emitter.send(source)
            }
            return Flatten(made, .merge(limit: 1), as: "") { $0 }
        }
    }
}

/// Makes the node of `using`, for all its forms.
@usableFromInline @preconcurrency
package func usingResource<Element, Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    _ observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
) -> Observable<Element> {
    Node((resourceFactory: resourceFactory, observableFactory: observableFactory)) { chain, _ in
        chain.append("using")
    } run: { sink, given in
        let resource: Resource
        do { resource = try given.resourceFactory() } catch { return sink.endAtOnce(error) }
        let source: Observable<Element>
        // The resource exists already, so it is disposed of after the error has been sent (contract G3).
        do { source = try given.observableFactory(resource) } catch {
            return sink.endAtOnce(error, DisposableUpstream(resource))
        }
        let using = UsingSink(sink, resource)
        source.attach(using)
        using.leave()
    }
}

private final class UsingSink<Element>: Stage<Element, Element> {
    private let resource: any Disposable
    // If the sequence ends during its subscription, it is disposed of afterwards, and then the resource.
    private let isLeft = AtomicBool(false)

    init(_ downstream: Sink<Element>, _ resource: any Disposable) {
        self.resource = resource
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    override func dispose() {
        super.dispose()
        leave()
    }

    /// The second of two calls disposes of the resource: one when the sequence has been subscribed to, and one when it
    /// has been disposed of.
    func leave() {
        // Mutant torn: "using: it is disposed of while it subscribes"
        if isLeft.exchange(true, ordering: .acquiringAndReleasing) { resource.dispose() }
    }
}
