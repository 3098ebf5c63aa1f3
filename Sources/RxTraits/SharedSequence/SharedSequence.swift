public import RxObservable
public import RxSchedulers

/// A sequence for the user interface: on the main thread, shared, and without errors.
///
/// The strategy determines what a new subscriber receives: the latest element (``Driver``) or nothing (``Signal``).
///
/// ```swift
/// let results = query.asDriver()
///     .debounce(.milliseconds(300))
///     .flatMapLatest { search($0).asDriver(onErrorJustReturn: []) }
/// results.drive(with: self) { view, hits in view.present(hits) }
///     .disposed(by: bag)
/// ```
///
/// Closures of its operators are `@MainActor`: they may touch the user interface. Every event is delivered on the main
/// thread, whichever thread subscribes.
///
/// A driver or signal may go to any isolation domain, whatever its elements are: they stay on the main thread.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    /// The shared sequence; a subscription from another thread is made on the main thread.
    @usableFromInline package let source: Observable<Element>

    /// Shares a sequence that runs on the main thread and can't fail.
    @inlinable
    package init(_ source: Observable<Element>) {
        _ = SharingStrategy._mainThreadPromise
        self.source = SharingStrategy.share(source)
    }

    /// Wraps a sequence that needs no sharing.
    @inlinable
    package init(raw source: Observable<Element>) {
        _ = SharingStrategy._mainThreadPromise
        self.source = source
    }

    /// Wraps a source that emits during its subscription, and so has to be subscribed to on the main thread, or on the
    /// scheduler that a test puts in its place.
    @usableFromInline
    package init(unshared source: Observable<Element>) {
        _ = SharingStrategy._mainThreadPromise
        self.source = SharingScheduler.standIn.map { subscribed(source, on: $0) } ?? source.subscribedOnMain()
    }

    /// The sequence as a plain observable, without the promises of its type; it still delivers on the main thread.
    ///
    /// - Returns: The same sequence, as an observable. A subscription from another thread is made on the main thread,
    ///   later.
    @_disfavoredOverload
    public func asObservable() -> Observable<Element> {
        source
    }

    /// The sequence as one of the main thread, whose closures are `@MainActor`.
    ///
    /// - Returns: The same sequence. A subscription from another thread is made on the main thread, later.
    public func asObservable() -> MainObservable<Element> {
        MainObservable(source)
    }

    /// The sequence itself.
    @inlinable
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        self
    }
}

// SAFETY: immutable. Its elements are made and delivered on the main thread, whichever thread subscribes.
extension SharedSequence: @unchecked Sendable {}

/// The protocol of ``SharedSequence``, for extensions of one strategy only.
///
/// The operators of ``Driver`` and ``Signal`` are extensions of it, and yours can be, too:
///
/// ```swift
/// extension SharedSequenceConvertibleType where Element == String {
///     func shouted() -> SharedSequence<SharingStrategy, String> {
///         map { $0.uppercased() }
///     }
/// }
/// ```
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    /// How the sequence is shared.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The value as a shared sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// The value as an observable.
    @_alwaysEmitIntoClient
    public func asObservable() -> Observable<Element> {
        asSharedSequence().asObservable()
    }

    @usableFromInline
    package var source: Observable<Element> { asSharedSequence().source }

    /// The source for an operator whose result is shared: without this sequence's own sharing, if nothing else can
    /// subscribe to it.
    ///
    /// That applies to a driver in the middle of an expression: `name.asDriver().map(f).filter(g)` shares once, at its
    /// end. A driver in a variable, or one that is used twice, has another reference, and stays shared.
    @_alwaysEmitIntoClient
    package consuming func sourceForOperator() -> Observable<Element> {
        var source = (consume self).asSharedSequence().source
        guard type(of: source) == MainShare<Element>.self, isKnownUniquelyReferenced(&source) else { return source }
        // SAFETY: the class has just been compared.
        return unsafeDowncast(source, to: MainShare<Element>.self).source
    }

    /// Shares an operator's result, with the source of ``sourceForOperator()``.
    ///
    /// A share with the type of the result is reused if nothing else can subscribe to it.
    @_alwaysEmitIntoClient @inline(__always)
    package consuming func sharing<Result>(
        _ operation: (Observable<Element>) -> Observable<Result>
    ) -> SharedSequence<SharingStrategy, Result> {
        var source = (consume self).asSharedSequence().source
        let isUnique = type(of: source) == MainShare<Element>.self && isKnownUniquelyReferenced(&source)
        // SAFETY: the class has just been compared. `operation` is called in one place, and `shared` isn't inlined: so
        // this function is small enough to be inlined, and the operator is compiled for the client's closure.
        let result = operation(isUnique ? unsafeDowncast(source, to: MainShare<Element>.self).source : source)
        return shared(result, by: consume source, ifUnique: isUnique)
    }
}

/// Shares a sequence; reuses a share of the same type that has no other reference.
///
/// Both arguments are consumed, since each borrowed reference costs a retain and a release for each operator.
@_alwaysEmitIntoClient @inline(never)
package func shared<Sharing: SharingStrategyProtocol, Element, Result>(
    _ source: consuming Observable<Result>,
    by share: consuming Observable<Element>,
    ifUnique isUnique: Bool
) -> SharedSequence<Sharing, Result> {
    guard isUnique, Result.self == Element.self else { return SharedSequence(source) }
    // SAFETY: `isUnique` guarantees a `MainShare<Element>`, and the two types are the same.
    let known = unsafeDowncast(share, to: MainShare<Result>.self)
    known.adopt(source)
    return SharedSequence(raw: known)
}

/// How a ``SharedSequence`` is shared.
///
/// A strategy shares sequences on the main thread, as their closures are `@MainActor`. Only this library can keep that
/// promise, so no other type can conform.
public protocol SharingStrategyProtocol: SendableMetatype {
    /// The promise to deliver on the main thread.
    static var _mainThreadPromise: _MainThreadPromise<Self> { get }

    /// Where the events are delivered: the main thread, or what ``SharingScheduler`` replaces it with.
    static var scheduler: any SchedulerType { get }

    /// Shares a sequence.
    ///
    /// - Parameter source: A sequence that can't fail, on the scheduler.
    /// - Returns: A sequence that subscribes to `source` once, however many subscribers it has.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
