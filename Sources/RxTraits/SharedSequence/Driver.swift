public import RxObservable
public import RxSchedulers

/// A sequence for views: on the main thread, without errors, shared, and replaying its latest element.
///
/// A title, a list, the state of a button: each is a driver of the view model, and the view subscribes with `drive`.
///
/// ```swift
/// let name = BehaviorRelay(value: "Ann")
/// let greeting = name.asDriver().map { "Hello, \($0)" }
///
/// greeting.drive(onNext: { print($0) }).disposed(by: bag)
/// name.accept("Ben")
/// greeting.drive(onNext: { print("a second label: \($0)") }).disposed(by: bag)
/// // Prints "Hello, Ann", "Hello, Ben", "a second label: Hello, Ben".
/// ```
///
/// - A relay, a control property or an infallible can't fail, so it becomes a driver with `asDriver()`. An observable
///   or a single may fail, so say what to show in that case:
///
///   ```swift
///   let hits = search("rx").asDriver(onErrorJustReturn: [])
///   ```
/// - Closures of its operators and of `drive` are `@MainActor`: they may touch views.
/// - It is shared: three labels that show it start one request.
/// - For events that happen once, such as an alert, use a ``Signal``, which replays nothing.
///
/// [User interfaces](/documentation/rx/userinterfaces) has a view model with drivers, and its test;
/// [Which trait](/documentation/rx/whichtrait) compares the kinds of sequences.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Shares one subscription, and replays the latest element to new subscribers as long as there is a subscriber.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The promise to deliver on the main thread.
    @inlinable public static var _mainThreadPromise: _MainThreadPromise<DriverSharingStrategy> { _MainThreadPromise() }

    /// Where the events are delivered: the main thread, or what ``SharingScheduler`` replaces it with.
    public static var scheduler: any SchedulerType { SharingScheduler.makeChecked() }

    /// Shares a sequence, with its latest element.
    ///
    /// - Parameter source: A sequence that can't fail, on the scheduler.
    /// - Returns: A sequence that subscribes to `source` once, however many subscribers it has.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        MainShare(source, replaysLatest: true)
    }
}
