public import Foundation
internal import RxDisposables
public import RxObservable
public import RxTraits

extension Reactive where Base: NotificationCenter {
    /// The notifications with a name, from one object or from all.
    ///
    /// ```swift
    /// NotificationCenter.default.rx.notification(Notification.Name("saved"))
    ///     .subscribe(onNext: { note in print("saved:", note.object ?? "all") })
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
        let poster = object.map { WeakReference($0) }
        return .create { observer in
            let object = poster?.object
            // `nil` would stand for all objects.
            guard poster == nil || object != nil else { return Disposables.create() }
            // SAFETY: a notification isn't Sendable, but its poster gives it to every observer of the center, on
            // whichever threads they use it later. Here it is passed in the same way to the thread that delivers, and
            // not used again by the posting thread; the observer serialises notifications of several threads.
            let receiver = UncheckedSendable(observer)
            // SAFETY: the token is only returned to the center, once, and the center may be used from any thread.
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                // A new object at the address of the freed object doesn't count.
                guard poster == nil || poster?.object != nil else { return }
                receiver.value.onNext($0)
            }
            return Disposables.create { center.removeObserver(token) }
        }
    }
}
