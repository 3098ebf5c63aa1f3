public import Foundation
internal import RxDisposables
public import RxObservable
public import RxTraits

extension Reactive where Base: ProcessInfo {
    /// The signals that the system sends to this process, such as `SIGINT` for Ctrl-C.
    ///
    /// ```swift
    /// let stop = ProcessInfo.processInfo.rx.signals(SIGINT, SIGTERM)
    /// downloads.take(until: stop)
    ///     .subscribe(onNext: { show($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// While there is a subscriber, these signals don't have their former effect, which for most is to end the process;
    /// after the last subscription has been disposed of, they have it again. Processes that are started meanwhile
    /// aren't affected.
    ///
    /// - Parameter numbers: The signals, `SIGINT` for example.
    /// - Returns: The number of each signal that arrives, on a thread for signals; use `observe(on:)` to receive it
    ///   elsewhere. It never completes. It fails with a `POSIXError` if a number isn't a signal's, or if the signal
    ///   can't be caught (`SIGKILL`, `SIGSTOP`).
    public func signals(_ numbers: Int32...) -> Observable<Int32> {
        .create { observer in
            let numbers = Set(numbers)
            // The subscription is made before the claim, so that a signal right after the claim isn't missed.
            let subscription = SignalHub.shared.arrivals
                .filter { numbers.contains($0) }
                .subscribe(onNext: { observer.onNext($0) })
            do {
                let claim = try SignalHub.shared.claim(numbers)
                // The claim is released inside `dispose()`, so that from then on a signal has the effect that it had
                // before.
                return Disposables.create(subscription, claim)
            } catch {
                subscription.dispose()
                observer.onError(error)
                return Disposables.create()
            }
        }
    }
}
