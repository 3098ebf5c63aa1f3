public import RxDisposables

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// A single made by a closure that is called for each subscription.
    ///
    /// ```
    /// create { observer in … }:  ---(a|)
    /// ```
    ///
    /// ```swift
    /// let page = Single<Data>.create { single in
    ///     let task = URLSession.shared.dataTask(with: url) { data, _, error in
    ///         single(data.map { .success($0) } ?? .failure(error ?? URLError(.unknown)))
    ///     }
    ///     task.resume()
    ///     return Disposables.create { task.cancel() }
    /// }
    /// ```
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it. It gives the result to its
    ///   observer, on any thread; the first result counts.
    /// - Returns: A single with that result.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> {
        PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Takes the result of a single, once; further calls do nothing.
    public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

    /// A single whose element needn't be `Sendable`, made by a closure that is called for each subscription.
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it. It gives the result to its
    ///   observer, on any thread, and doesn't use it from then on; the first result counts.
    /// - Returns: A single with that result.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        subscribe: @escaping @Sendable (@escaping @Sendable (sending SingleEvent<Element>) -> Void) -> any Disposable
    ) -> Single<Element> {
        PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }
}
