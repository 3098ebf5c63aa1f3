public import RxSchedulers

/// A sequence that delivers its events on the main thread.
///
/// Closures of its operators and of `subscribe` are `@MainActor`: they may touch the user interface and the state of
/// view models. The methods themselves can be called anywhere.
///
/// ```swift
/// names.observe(on: MainScheduler.instance)
///     .map { self.prefix + $0 }
///     .subscribe(onNext: { self.label.text = $0 })
///     .disposed(by: bag)
/// ```
///
/// `observe(on:)` with a main scheduler gives a ``MainObservable``; control events and control properties are main
/// sequences by themselves. Operators whose result may come from elsewhere, as `flatMap`'s does, give a plain
/// ``Observable``. Only this library keeps the promise, so no other type can conform; make a control event, or give a
/// `MainObservable` away.
public protocol MainObservableType<Element>: ObservableType {
    /// The promise to deliver on the main thread.
    static var _mainThreadPromise: _MainThreadPromise<Self> { get }
}

/// An ``Observable`` that delivers its events on the main thread, so that its closures are `@MainActor`.
///
/// Make one with `observe(on: MainScheduler.instance)`. It can be used wherever an ``Observable`` can; see
/// ``MainObservableType`` for what more it has.
public final class MainObservable<Element>: Observable<Element>, MainObservableType {
    private let source: Observable<Element>

    /// The promise to deliver on the main thread.
    public static var _mainThreadPromise: _MainThreadPromise<MainObservable<Element>> { _MainThreadPromise() }

    /// Takes the promise that `source` delivers on the main thread.
    ///
    /// - Parameter source: The sequence.
    @usableFromInline
    package init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    @_spi(Pipeline) public override func describe(in chain: inout Chain) {
        source.describe(in: &chain)
    }

    @_spi(Pipeline) public override func run(_ sink: Sink<Element>) {
        source.run(sink)
    }
}

// SAFETY: a node, see `Observable`.
extension MainObservable: @unchecked Sendable where Element: Sendable {}

extension ObservableType where Element: Sendable {
    /// Delivers the events on the main thread.
    ///
    /// ```
    /// source:                               a--b--c--|
    /// observe(on: MainScheduler.instance):  a--b--c--|
    /// ```
    ///
    /// Events keep their order. With ``/RxSchedulers/MainScheduler/instance``, what comes on the main thread while
    /// nothing waits there is delivered at once.
    ///
    /// - Parameter scheduler: A scheduler of the main thread.
    /// - Returns: The source's events; ends with the source. Closures of its operators are `@MainActor`.
    /// - Complexity: Memory is O(*n*) in the number of events that wait for the main thread.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainObservable<Element> {
        MainObservable(ObserveOn(asObservable(), scheduler))
    }
}

extension Observable {
    /// The same events on the main thread: at once for those that come there already.
    ///
    /// Not for users: the elements may not be `Sendable`. The caller knows that they are, or that they are made on
    /// main.
    @usableFromInline
    package final func movedToMain() -> MainObservable<Element> {
        // A scheduler of its own, so that it waits for nothing but its own events.
        MainObservable(ObserveOn(self, MainScheduler()))
    }
}
