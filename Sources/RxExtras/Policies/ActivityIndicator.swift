internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxRelay
public import RxTraits

/// Whether any of the sequences that it tracks is running.
///
/// ```swift
/// let activity = ActivityIndicator()
/// api.search("rx").trackActivity(activity).subscribe(onNext: { print($0) }).disposed(by: bag)
/// activity.drive(onNext: { print($0 ? "busy" : "idle") }).disposed(by: bag)
/// ```
///
/// A sequence runs from its subscription to its end or disposal. The indicator is a driver: it sends its state at once,
/// and then each change. It holds no sequence, and a sequence holds it only while it runs. It may be used on any
/// thread.
public final class ActivityIndicator: SharedSequenceConvertibleType, Sendable {
    /// The strategy of a driver.
    public typealias SharingStrategy = DriverSharingStrategy

    /// Whether a tracked sequence is running.
    public typealias Element = Bool

    private let count = BehaviorRelay(value: 0)
    // Every change goes through this section, so a value read in the section is the latest, and no change is lost.
    private let section = SerialSection()

    /// Makes an indicator that tracks nothing yet.
    public init() {}

    /// Whether a tracked sequence is running, as a driver.
    ///
    /// - Returns: The state, and each change of it.
    public func asSharedSequence() -> SharedSequence<DriverSharingStrategy, Bool> {
        count.asDriver().map { $0 > 0 }.distinctUntilChanged()
    }

    /// Whether a tracked sequence is running, as a driver.
    ///
    /// - Returns: The state, and each change of it.
    public func asDriver() -> Driver<Bool> {
        asSharedSequence()
    }

    fileprivate func begin() -> any Disposable {
        change(by: 1)
        return Disposables.create { self.change(by: -1) }
    }

    private func change(by difference: Int) {
        section.perform { self.count.accept(self.count.value + difference) }
    }

    func track<Element>(_ source: Observable<Element>) -> Observable<Element> {
        Lift("trackActivity", source, self) { sink, source, indicator in
            source.run(TrackedSink(sink, indicator.begin()))
        }
    }
}

private final class TrackedSink<Element>: Stage<Element, Element> {
    private let activity: any Disposable

    init(_ downstream: Sink<Element>, _ activity: any Disposable) {
        self.activity = activity
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    override func dispose() {
        // The indicator changes after the work has ended, not before.
        super.dispose()
        activity.dispose()
    }
}
