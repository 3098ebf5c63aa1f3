internal import RxObservable
internal import RxRelay
public import RxTraits

/// The errors of all sequences that it tracks.
///
/// ```swift
/// let errors = ErrorTracker()
/// api.search("rx").trackError(errors).catchErrorJustComplete().subscribe(onNext: { print($0) }).disposed(by: bag)
/// errors.emit(onNext: { print("failed: \($0)") }).disposed(by: bag)
/// ```
///
/// The tracker is a signal: each error is sent once, on the main thread, to the present subscribers. It may be used on
/// any thread.
public final class ErrorTracker: SharedSequenceConvertibleType, Sendable {
    /// It is a signal.
    public typealias SharingStrategy = SignalSharingStrategy

    /// Any error.
    public typealias Element = any Error

    private let errors = PublishRelay<any Error>()

    /// Makes a tracker that tracks nothing yet.
    public init() {}

    /// The errors, as a signal.
    ///
    /// - Returns: Each error from now on.
    public func asSharedSequence() -> SharedSequence<SignalSharingStrategy, any Error> {
        errors.asSignal()
    }

    /// The errors, as a driver: a later subscriber receives the latest one, as long as there is another subscriber.
    ///
    /// - Returns: Each error from now on.
    public func asDriver() -> Driver<any Error> {
        errors.asObservable().asDriver(onErrorDriveWith: .empty())
    }

    func track<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.do(onError: { self.errors.accept($0) })
    }
}
