extension ObservableType where Element: ObservableConvertibleType & SendableMetatype {
    /// Merges the inner sequences.
    ///
    /// Call it: `source.merge()`, or `source.merge(maxConcurrent: 2)`.
    ///
    /// ```swift
    /// let uploads = Observable.of("a.txt", "b.txt").map { name in Observable.just("\(name) uploaded") }
    /// _ = uploads.merge().subscribe(onNext: { print($0) })
    /// // Prints "a.txt uploaded", "b.txt uploaded".
    /// ```
    ///
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    public var merge: MergeOperator<Element> {
        MergeOperator(source: asObservable())
    }
}

extension ObservableType {
    /// Merges several sequences.
    ///
    /// ```
    /// x:            a--b--c--|
    /// y:            -1--2|
    /// merge(x, y):  a1-b2-c--|
    /// ```
    ///
    /// To subscribe to one sequence after the other, use ``concat(_:)``; to combine their elements, use
    /// ``combineLatest(_:_:resultSelector:)`` and ``zip(_:_:resultSelector:)``.
    ///
    /// One sequence for everything that reloads a list:
    ///
    /// ```swift
    /// let pulled = PublishSubject<String>()
    /// let returned = PublishSubject<String>()
    /// let reloads = Observable.merge(pulled, returned)
    /// reloads.subscribe(onNext: { print("reload, since \($0)") }).disposed(by: bag)
    /// pulled.onNext("the user pulled")
    /// returned.onNext("the app came back")
    /// // Prints "reload, since the user pulled", "reload, since the app came back".
    /// ```
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none, and fails with the first that fails.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merged(sources)
    }

    /// Merges the sequences of an array.
    ///
    /// ```
    /// x:              a--b--c--|
    /// y:              -1--2|
    /// merge([x, y]):  a1-b2-c--|
    /// ```
    ///
    /// ```swift
    /// let sensors = [1, 2, 3].map { number in Observable.just("sensor \(number) is on") }
    /// _ = Observable.merge(sensors).subscribe(onNext: { print($0) })
    /// // Prints "sensor 1 is on", "sensor 2 is on", "sensor 3 is on".
    /// ```
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none, and fails with the first that fails.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        merged(sources)
    }

    /// Merges the sequences of a collection.
    ///
    /// ```
    /// x:              a--b--c--|
    /// y:              -1--2|
    /// merge([x, y]):  a1-b2-c--|
    /// ```
    ///
    /// ```swift
    /// let rooms = [Observable.of("kitchen: 21°"), Observable.of("bath: 24°"), Observable.of("attic: 9°")]
    /// _ = Observable.merge(rooms.prefix(2)).subscribe(onNext: { print($0) })
    /// // Prints "kitchen: 21°", "bath: 24°".
    /// ```
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none, and fails with the first that fails.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> {
        merged(Array(sources))
    }
}

/// The type behind `source.merge()`; you never name it.
///
/// A property and not a method, since the compiler couldn't infer the element of `Observable.merge(x, y)` if there were
/// a method of that name.
///
/// ```swift
/// let changes = numbers.map { Observable.just($0) }.merge()
/// ```
public struct MergeOperator<Element> {
    @usableFromInline let source: Observable<Element>

    /// Merges the inner sequences.
    ///
    /// ```
    /// source:   x----y-------|
    /// x:        -a--b--c|
    /// y:             -1--2--|
    /// merge():  -a--b-1c-2---|
    /// ```
    ///
    /// ```swift
    /// let rooms = PublishSubject<Observable<String>>()
    /// rooms.merge().subscribe(onNext: { print($0) }).disposed(by: bag)
    ///
    /// let kitchen = PublishSubject<String>()
    /// let bath = PublishSubject<String>()
    /// rooms.onNext(kitchen)
    /// rooms.onNext(bath)  // from here on both are heard
    /// kitchen.onNext("kitchen: 21°")
    /// bath.onNext("bath: 24°")
    /// // Prints "kitchen: 21°", "bath: 24°".
    /// ```
    ///
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public func callAsFunction() -> Observable<Element.Element>
    where Element: ObservableConvertibleType & SendableMetatype {
        Flatten(source, .merge(limit: .max), as: "merge", { $0 })
    }

    /// Merges the inner sequences, a limited number at a time.
    ///
    /// ```
    /// source:                   (xy)------|
    /// x:                        a--b|
    /// y:                            1--2|
    /// merge(maxConcurrent: 1):  a--b1--2--|
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let downloads = Observable.of("a", "b", "c").map { name in
    ///     Observable.just(name).delay(.seconds(4), scheduler: scheduler)  // each takes 4 seconds
    /// }
    /// _ = downloads
    ///     .merge(maxConcurrent: 2)
    ///     .subscribe(onNext: { print("\($0) at \(scheduler.clock)") })
    /// scheduler.start()
    /// // Prints "a at 4", "b at 4", "c at 8".
    /// ```
    ///
    /// - Parameter maxConcurrent: The number of inner sequences that are subscribed to at the same time, at least one;
    ///   the others wait in order.
    /// - Returns: The elements of the inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences, which has no limit. What other threads send
    ///   while one is inside the observer waits, without a limit.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public func callAsFunction(maxConcurrent: Int) -> Observable<Element.Element>
    where Element: ObservableConvertibleType & SendableMetatype {
        Flatten(source, .merge(limit: maxConcurrent), as: "merge(maxConcurrent:)", { $0 })
    }
}

extension MergeOperator: Sendable where Element: Sendable {}

/// Makes the node of `merge` for known sequences, for all its forms.
@usableFromInline
func merged<Element>(_ sources: [Observable<Element>]) -> Observable<Element> {
    Node(sources) { chain, sources in
        chain.append("merge", of: sources)
    } run: { sink, sources in
        let core = MergeCore(sink, limit: .max, InnerSink.self)
        core.onSubscribe(.nothing)
        for source in sources {
            guard core.isLive else { return }
            core.add(source)
        }
        core.outerCompleted()
    }
}
