public import RxObservable
public import RxSchedulers

/// State for the user interface: on the main thread, without errors; a new subscriber receives the latest element.
///
/// ```swift
/// let title = name.asDriver().map { "Hello, \($0)" }
/// title.drive(with: label) { $0.text = $1 }.disposed(by: bag)
/// ```
///
/// It is for what a view shows: a title, a list, whether a button is enabled. It is shared, so three labels don't start
/// three requests. For what happens once, such as an alert, take a ``Signal``.
///
/// [User interfaces](/documentation/rx/userinterfaces) has a view model with drivers, and its test.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Shares one subscription, and replays the latest element to new subscribers as long as there is a subscriber.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The promise to deliver on the main thread.
    public static var _mainThreadPromise: _MainThreadPromise<DriverSharingStrategy> { _MainThreadPromise() }

    /// Where the events are delivered: the main thread, or what ``SharingScheduler`` replaces it with.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares a sequence, with its latest element.
    ///
    /// - Parameter source: A sequence that can't fail, on the scheduler.
    /// - Returns: A sequence that subscribes to `source` once, however many subscribers it has.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        MainShare(source, replaysLatest: true)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The value as a driver.
    ///
    /// - Returns: The same sequence.
    @_alwaysEmitIntoClient
    public func asDriver() -> Driver<Element> {
        asSharedSequence()
    }
}
