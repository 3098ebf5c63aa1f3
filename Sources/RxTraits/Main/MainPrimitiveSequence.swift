public import RxObservable

/// A ``Single``, ``Maybe`` or ``Completable`` that delivers its result on the main thread.
///
/// Closures of its operators and of `subscribe` are `@MainActor`. `observe(on:)` with a main scheduler makes one. It is
/// a ``PrimitiveSequenceType``; where the context needs a plain ``Single``, `observe(on:)` returns that.
///
/// ```swift
/// api.user(id: 7).observe(on: MainScheduler.instance)
///     .subscribe(onSuccess: { self.user = $0 }, onFailure: { self.present($0) })
///     .disposed(by: bag)
/// ```
public struct MainPrimitiveSequence<Trait, Element>: PrimitiveSequenceType {
    @usableFromInline
    package let source: Observable<Element>

    /// Promises that `source` delivers on main, and keeps the rules of the trait.
    @usableFromInline
    package init(_ source: Observable<Element>) {
        self.source = source
    }

    /// The sequence without the promise of its type; it still delivers on the main thread.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source)
    }
}

extension MainPrimitiveSequence: Sendable where Element: Sendable {}

extension MainPrimitiveSequence: ObservableConvertibleType {
    /// The sequence without the promise that it has at most one result.
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
