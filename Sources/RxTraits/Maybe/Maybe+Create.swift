public import RxDisposables

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// A maybe made by a closure that is called for each subscription.
    ///
    /// ```
    /// create { observer in … }:  ---(a|)
    /// ```
    ///
    /// ```swift
    /// let page = Maybe<Data>.create { maybe in
    ///     let task = URLSession.shared.dataTask(with: url) { data, _, error in
    ///         maybe(data.map { .success($0) } ?? error.map { .error($0) } ?? .completed)
    ///     }
    ///     task.resume()
    ///     return Disposables.create { task.cancel() }
    /// }
    /// ```
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it. It gives the result to its
    ///   observer, on any thread; the first result counts.
    /// - Returns: A maybe with that result.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Takes the result of a maybe, once; further calls do nothing.
    public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

    /// A maybe whose element needn't be `Sendable`, made by a closure that is called for each subscription.
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it. It gives the result to its
    ///   observer, on any thread, and doesn't use it from then on; the first result counts.
    /// - Returns: A maybe with that result.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        subscribe: @escaping @Sendable (@escaping @Sendable (sending MaybeEvent<Element>) -> Void) -> any Disposable
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }
}
