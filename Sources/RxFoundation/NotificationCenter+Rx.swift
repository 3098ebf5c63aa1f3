public import Foundation
internal import RxDisposables
@_spi(Pipeline) public import RxObservable
public import RxTraits

extension Reactive where Base: NotificationCenter {
    /// The notifications with a name, from one object or from all.
    ///
    /// ```swift
    /// NotificationCenter.default.rx.notification(.NSCalendarDayChanged)
    ///     .subscribe(onNext: { _ in showToday() })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// A notification is delivered on the thread that posts it. If several threads post at the same time, one of them
    /// delivers all, one after the other.
    ///
    /// - Parameters:
    ///   - name: The name; `nil` for every name.
    ///   - object: The object that posts; `nil` for all objects. It is held weakly; once it is gone, nothing is emitted
    ///     any more.
    /// - Returns: The notifications. It never ends; the center forgets the subscription when it is disposed of.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center: NotificationCenter = base
        let poster = object.map { Poster($0) }
        return .create { observer in
            let object = poster?.object
            // `nil` would stand for all objects.
            guard poster == nil || object != nil else { return Disposables.create() }
            let receiver = Receiver(observer)
            // SAFETY: the token is only handed back to the center, once, and the center may be used from any thread.
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                // An object that was made in place of the one that is gone isn't meant.
                guard poster == nil || poster?.object != nil else { return }
                receiver.receive($0)
            }
            return Disposables.create { center.removeObserver(token) }
        }
    }
}

/// The object that posts; only its identity is asked for.
// SAFETY: a weak reference may be read from any thread, and this one is never written.
private final class Poster: @unchecked Sendable {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}

/// Puts the notifications of several threads in order.
// SAFETY: the observer is called in the section alone. A notification is not Sendable, but the poster gives it
// to every observer of the center, on whichever threads they use it later; here it is handed over in the same way, to
// the thread that is in the section, and not touched again by the one that posted it.
private final class Receiver: @unchecked Sendable {
    private let section = SerialSection()
    private let observer: AnyObserver<Notification>

    init(_ observer: AnyObserver<Notification>) {
        self.observer = observer
    }

    func receive(_ notification: Notification) {
        section.take(notification, by: self) { $0.observer.onNext($1) }
    }
}
