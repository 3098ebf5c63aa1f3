public import RxDisposables
public import RxObservable

/// A sequence that can't fail.
///
/// ```swift
/// let ticks = Infallible<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
/// ticks.map { "\($0) s" }
///     .subscribe(onNext: { print($0) })
///     .disposed(by: bag)
/// ```
///
/// The closures of its operators don't throw, and its `flatMap` family accepts only sequences that can't fail, so an
/// infallible can't be made to fail.
///
/// [Traits: which one](/documentation/rx/whichtrait) compares it with the others.
public struct Infallible<Element>: InfallibleType {
    /// Takes the events of an infallible, one at a time.
    public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

    private let source: Observable<Element>

    /// Promises that `source` can't fail.
    @usableFromInline
    package init(_ source: Observable<Element>) {
        self.source = source
    }

    /// The sequence without its promise.
    ///
    /// - Returns: The same sequence, as an observable.
    public func asObservable() -> Observable<Element> {
        source
    }
}

extension Infallible: Sendable where Element: Sendable {}

/// A sequence type that can't fail.
///
/// ``Infallible`` lists its operators. Don't conform types of your own to it: the operators rely on the promise.
public protocol InfallibleType<Element>: InfallibleConvertibleType {}

/// A type whose values can't fail: ``Infallible`` itself, drivers and signals, relays, and the events of controls.
public protocol InfallibleConvertibleType<Element>: ObservableConvertibleType {
    /// The value as an infallible.
    func asInfallible() -> Infallible<Element>
}

extension InfallibleConvertibleType {
    /// The value, which can't fail, as an infallible.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 0)
    /// let badge = count.asInfallible().map { "\($0) new" }  // for others to read, and not to write
    /// badge.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// // Prints "0 new".
    /// ```
    ///
    /// - Returns: The same elements.
    @_alwaysEmitIntoClient
    public func asInfallible() -> Infallible<Element> {
        Infallible(asObservable())
    }
}

/// Events whose source promised not to fail: if it does, the error goes to `Hooks.defaultErrorHandler` and ends them.
@usableFromInline
func withoutErrors<Element>(_ events: Observable<Element>) -> Infallible<Element> {
    Infallible(
        events.catch { error in
            Hooks.defaultErrorHandler([], error)
            return .empty()
        }
    )
}

/// An event of an ``Infallible``.
@frozen
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// The end.
    case completed

    /// The same event, as one of an observable.
    public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension Infallible {
    /// A sequence whose elements needn't be `Sendable`, made by a closure that is called for each subscription.
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it. It sends events to its observer,
    ///   on any thread, but one at a time, and doesn't use an element that it has sent; events after completion or
    ///   disposal are dropped.
    /// - Returns: A sequence that sends what the closure sends.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        subscribe:
            @escaping @Sendable (
                @escaping @Sendable (sending InfallibleEvent<Element>) -> Void
            ) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(
            .create { observer in
                // SAFETY: the observer of `create` orders the events of several threads, and the senders don't use the
                // elements afterwards.
                nonisolated(unsafe) let observer = observer
                return subscribe { observer.on($0.event) }
            }
        )
    }
}

extension Infallible where Element: Sendable {
    /// A sequence made by a closure that is called for each subscription.
    ///
    /// ```
    /// create { observer in … }:  a--b--|
    /// second, later:             --a--b--|
    /// ```
    ///
    /// ```swift
    /// let countdown = Infallible<Int>.create { observer in
    ///     for number in [3, 2, 1] { observer(.next(number)) }
    ///     observer(.completed)
    ///     return Disposables.create()
    /// }
    /// _ = countdown.subscribe(onNext: { print($0) }, onCompleted: { print("lift-off") })
    /// // Prints "3", "2", "1", "lift-off".
    /// ```
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it. It sends events to its observer,
    ///   on any thread, but one at a time; events after completion or disposal are dropped.
    /// - Returns: A sequence that sends what the closure sends.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(
            .create { observer in
                subscribe { event in
                    // The event is unpacked here, where the client knows the element type: `observer.on` would unpack a
                    // generic enum.
                    switch event {
                    case .next(let element): observer.onNext(element)
                    case .completed: observer.onCompleted()
                    }
                }
            }
        )
    }

    /// A sequence made by an asynchronous closure that runs anew for each subscription, and can't fail.
    ///
    /// ```swift
    /// let progress = Infallible<String>.create(priority: nil) { observer in
    ///     for step in 1...2 { observer(.next("\(step) of \(await lookUp("").count + 2)")) }
    /// }
    /// for await text in progress.values { print(text) }
    /// // Prints "1 of 2", "2 of 2".
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; `nil` for that of the subscribing task or thread.
    ///   - work: Sends the elements; when it returns, the sequence completes. It runs in a task, on the actor where it
    ///     was written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: What the closure sends; ends with it.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func create(
        priority: TaskPriority?,
        @_inheritActorContext
        _ work: @escaping @isolated(any) @Sendable (@escaping InfallibleObserver) async -> Void
    ) -> Infallible<Element> {
        withoutErrors(
            .create(priority: priority) { observer in
                let send: InfallibleObserver = { observer.on($0.event) }
                try await callAsync(work, with: send, isolation: work.isolation, unless: observer.isOver)
            }
        )
    }
}
