public import RxObservable
public import RxSchedulers

/// Events for the user interface: on the main thread, without errors, and without replay: a new subscriber receives
/// only later events.
///
/// ```swift
/// let taps = button.rx.tap.asSignal()
/// taps.emit(with: self) { view, _ in view.open() }.disposed(by: bag)
/// ```
///
/// Use it for things that happen: a tap, an alert, a step to the next screen. It is shared, and replays nothing, so an
/// alert isn't shown again when a view comes back. For state, use a ``Driver``.
///
/// [User interfaces](/documentation/rx/userinterfaces) has a view model with signals, and its test.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Shares one subscription, and replays nothing.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// The promise to deliver on the main thread.
    @inlinable public static var _mainThreadPromise: _MainThreadPromise<SignalSharingStrategy> { _MainThreadPromise() }

    /// Where the events are delivered: the main thread, or what ``SharingScheduler`` replaces it with.
    public static var scheduler: any SchedulerType { SharingScheduler.makeChecked() }

    /// Shares a sequence.
    ///
    /// - Parameter source: A sequence that can't fail, on the scheduler.
    /// - Returns: A sequence that subscribes to `source` once, however many subscribers it has.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        MainShare(source, replaysLatest: false)
    }
}
