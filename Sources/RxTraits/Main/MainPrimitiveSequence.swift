public import RxObservable
public import RxSchedulers

/// A ``Single``, ``Maybe`` or ``Completable`` that delivers its result on the main thread.
///
/// Closures of its operators and of `subscribe` are `@MainActor`. It comes of `observe(on:)` with a main scheduler, and
/// is a ``PrimitiveSequenceType``; where a plain ``Single`` is asked for, `observe(on:)` gives that.
///
/// ```swift
/// api.user(id: 7).observe(on: MainScheduler.instance)
///     .subscribe(onSuccess: { self.user = $0 }, onFailure: { self.present($0) })
///     .disposed(by: bag)
/// ```
public struct MainPrimitiveSequence<Trait, Element>: PrimitiveSequenceType {
    @usableFromInline
    package let source: Observable<Element>

    /// Takes the promise that `source` delivers on main, and keeps what the trait says.
    @usableFromInline
    package init(_ source: Observable<Element>) {
        self.source = source
    }

    /// The sequence without the promise of the main thread, on which it still delivers.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source)
    }
}

extension MainPrimitiveSequence: Sendable where Element: Sendable {}

extension MainPrimitiveSequence: ObservableConvertibleType {
    /// The sequence as one that isn't known to have one result at most.
    ///
    /// - Returns: The same sequence, on the main thread.
    public func asObservable() -> Observable<Element> {
        MainObservable(source)
    }
}

/// A ``Single`` that delivers on the main thread.
public typealias MainSingle<Element> = MainPrimitiveSequence<SingleTrait, Element>

/// A ``Maybe`` that delivers on the main thread.
public typealias MainMaybe<Element> = MainPrimitiveSequence<MaybeTrait, Element>

/// A ``Completable`` that delivers on the main thread.
public typealias MainCompletable = MainPrimitiveSequence<CompletableTrait, Never>

extension PrimitiveSequenceType where Element: Sendable {
    /// Delivers the result on the main thread.
    ///
    /// ```swift
    /// api.user(id: 7)
    ///     .observe(on: MainScheduler.instance)
    ///     .subscribe(onSuccess: { self.user = $0 }, onFailure: { self.present($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameter scheduler: A scheduler of the main thread.
    /// - Returns: The source's result. Closures of its operators are `@MainActor`.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.observe(on: scheduler))
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Delays the result, on the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: How much later. An error isn't delayed.
    ///   - scheduler: A scheduler of the main thread.
    /// - Returns: The source's result, `dueTime` later, on the main thread.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func delay(
        _ dueTime: any RxTimeSpan,
        scheduler: any MainSchedulerType
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
    }

    /// Fails when there is no result in time, on the main thread.
    ///
    /// - Parameters:
    ///   - dueTime: How long to wait.
    ///   - scheduler: A scheduler of the main thread.
    /// - Returns: The source's result, or `RxError.timeout`, on the main thread.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(
        _ dueTime: any RxTimeSpan,
        scheduler: any MainSchedulerType
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
    }
}

extension MainPrimitiveSequence {
    /// Subscribes again each time the source fails.
    ///
    /// - Returns: The first result that isn't an error, on the main thread; never fails.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry() -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.retry())
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// - Parameter maxAttemptCount: How often the source is subscribed to at most, the first time included.
    /// - Returns: The first result that isn't an error, or the last attempt's error, on the main thread.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(MainObservable(source).retry(maxAttemptCount))
    }

    /// Continues with another sequence when this one fails.
    ///
    /// - Parameter handler: Makes the sequence to go on with, on the main thread; an error that it throws fails the
    ///   sequence.
    /// - Returns: The source's result, or that of the handler's sequence, wherever it comes.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func `catch`(
        _ handler: @escaping @MainActor (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        primitiveSequence.catch(onMain(handler))
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
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(
            source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }
}

// What singles and maybes have in common.
extension MainPrimitiveSequence where Trait: ElementTrait {
    /// Transforms the element, on the main thread.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The new element, if there is one, on the main thread.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func map<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result
    ) -> MainPrimitiveSequence<Trait, Result> {
        MainPrimitiveSequence<Trait, Result>(source.map(onMain(transform)))
    }

    /// Keeps the element if it satisfies a condition, which is evaluated on the main thread.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the maybe.
    /// - Returns: The element, or completion without one, on the main thread.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainMaybe<Element> {
        MainMaybe(source.filter(onMain(predicate)))
    }

    /// Transforms the element if it can be transformed, on the main thread.
    ///
    /// - Parameter transform: Makes the new element, or `nil`; an error that it throws fails the maybe.
    /// - Returns: The new element, or completion without one, on the main thread.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func compactMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result?
    ) -> MainMaybe<Result> {
        MainMaybe(source.compactMap(onMain(transform)))
    }

    /// Continues with a sequence of the same kind, made from the element.
    ///
    /// - Parameter selector: Makes the single of a single's element, the maybe of a maybe's, on the main thread; an
    ///   error that it throws fails the sequence.
    /// - Returns: The result of that sequence, wherever it comes.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMap<Result>(
        _ selector: @escaping @MainActor (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence<Trait, Result>(raw: source.flatMap(onMain(selector)))
    }

    /// Replaces an error with an element.
    ///
    /// - Parameter element: The element.
    /// - Returns: The source's result, or `element` if it fails, on the main thread.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: sending Element) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(source.catchAndReturn(element))
    }
}

extension MainPrimitiveSequence where Trait: ElementTrait {
    /// The end of the sequence, without its element.
    ///
    /// - Returns: Completion when the source succeeds or completes, on the main thread; fails with it.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func asCompletable() -> MainCompletable {
        MainCompletable(source.ignoreElements())
    }
}

extension MainObservableType {
    /// The sequence as a single, on the main thread.
    ///
    /// - Returns: A single of the one element; fails with `RxError.noElements` or `RxError.moreThanOneElement` if there
    ///   isn't exactly one, and fails with the source.
    @_alwaysEmitIntoClient
    public func asSingle() -> MainSingle<Element> {
        MainSingle(asObservable().asSingle().source)
    }

    /// The sequence as a maybe, on the main thread.
    ///
    /// - Returns: A maybe of the one element, if there is one; fails with `RxError.moreThanOneElement` if there are
    ///   more, and fails with the source.
    @_alwaysEmitIntoClient
    public func asMaybe() -> MainMaybe<Element> {
        MainMaybe(asObservable().asMaybe().source)
    }

    /// The first element, on the main thread.
    ///
    /// - Returns: A single of the first element, or of `nil` if the source completes without one; fails with the
    ///   source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func first() -> MainSingle<Element?> {
        MainSingle(asObservable().first().source)
    }

    /// All elements in an array, on the main thread.
    ///
    /// - Returns: A single of the elements when the source completes; fails with the source.
    /// - SeeAlso: [toArray](https://reactivex.io/documentation/operators/to.html)
    @_alwaysEmitIntoClient
    public func toArray() -> MainSingle<[Element]> {
        MainSingle(asObservable().toArray().asObservable())
    }
}
