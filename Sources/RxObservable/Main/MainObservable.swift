public import RxSchedulers

/// Any sequence of the main thread: the closures of its operators and of `subscribe` are `@MainActor`.
///
/// Such closures may touch views and the state of view models, and the compiler checks that no others do. The methods
/// themselves can be called anywhere.
///
/// ```swift
/// names.observe(on: MainScheduler.instance)
///     .map { self.prefix + $0 }
///     .subscribe(onNext: { self.label.text = $0 })
///     .disposed(by: bag)
/// ```
///
/// `observe(on:)` with a main scheduler gives a ``MainObservable``. Control events and control properties are main
/// sequences by themselves. An operator whose result may come from another thread, such as `flatMap`, gives a plain
/// ``Observable``; follow it with another `observe(on: MainScheduler.instance)`.
///
/// No type of your own can conform, since only the library can keep the promise. Expose a `MainObservable` or a control
/// event instead.
public protocol MainObservableType<Element>: ObservableType {
    /// The promise to deliver on the main thread.
    static var _mainThreadPromise: _MainThreadPromise<Self> { get }
}

extension MainObservableType {
    /// The sequence, as a form of an operator takes it.
    @_alwaysEmitIntoClient
    package var promised: Observable<Element> {
        _ = Self._mainThreadPromise
        return asObservable()
    }
}

/// An ``Observable`` of the main thread: its closures are `@MainActor`, so they may touch views.
///
/// Make one with `observe(on: MainScheduler.instance)`, just before the closures that need the main thread. The stages
/// before it run wherever the source does.
///
/// ```swift
/// downloads
///     .map { $0.uppercased() }  // on the thread of the download
///     .observe(on: MainScheduler.instance)
///     .filter { _ in self.label.text.isEmpty }  // on the main thread, as the compiler checks
///     .subscribe(onNext: { self.label.text = $0 })
///     .disposed(by: bag)
/// ```
///
/// It can be used wherever an ``Observable`` can. A `Driver` is the better choice for what views show: it can't fail,
/// either, and it is shared. [Schedulers and threads](/documentation/rx/schedulersandthreads) and
/// [Which trait](/documentation/rx/whichtrait) compare them.
public final class MainObservable<Element>: Observable<Element>, MainObservableType {
    private let source: Observable<Element>

    /// The promise to deliver on the main thread.
    @inlinable public static var _mainThreadPromise: _MainThreadPromise<MainObservable<Element>> {
        _MainThreadPromise()
    }

    /// Takes the promise that `source` delivers on the main thread.
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
    /// Closures after it may touch views and view models: they are `@MainActor`, and the compiler checks that.
    ///
    /// ```swift
    /// downloads
    ///     .map { $0.uppercased() }  // where the download runs
    ///     .observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { self.label.text = $0 })  // on the main thread
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Events keep their order. With ``/RxSchedulers/MainScheduler/instance``, an event that comes on the main thread
    /// while nothing waits there is delivered immediately; any other is queued. See the guide [Schedulers and
    /// threads](/documentation/rx/schedulersandthreads).
    ///
    /// - Parameter scheduler: A scheduler of the main thread.
    /// - Returns: The source's events; ends with the source. Closures of its operators are `@MainActor`.
    /// - Complexity: Memory is O(*n*) in the number of events that wait for the main thread.
    /// - SeeAlso: [observeOn](https://reactivex.io/documentation/operators/observeon.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainObservable<Element> {
        MainObservable(ObserveOn(asObservable(), scheduler.promised))
    }
}

extension Observable {
    /// The same events on the main thread: at once if they already arrive there.
    ///
    /// Not for users: the elements may not be `Sendable`. The caller guarantees that they are, or that they are made on
    /// the main thread.
    @usableFromInline
    package final func observedOnMain() -> MainObservable<Element> {
        // The scheduler is a separate one: an event waits only for earlier events of this sequence (contract T5).
        MainObservable(ObserveOn(self, MainScheduler()))
    }
}
