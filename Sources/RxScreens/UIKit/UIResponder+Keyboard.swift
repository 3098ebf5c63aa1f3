#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Foundation
internal import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

/// Where the keyboard is about to be, and how it gets there.
public struct KeyboardChange: Equatable, Sendable {
    /// Its frame, in points of the screen.
    public let frame: CGRect

    /// How long it moves, in seconds.
    public let duration: TimeInterval

    /// Whether it belongs to this app, and not to another one beside it.
    public let isLocal: Bool
}

extension Reactive where Base: UIResponder {
    /// The keyboard is about to move, come or go.
    ///
    /// ```swift
    /// UIResponder.rx.keyboard
    ///     .subscribe(onNext: { [weak self] change in self?.makeRoom(for: change.frame, in: change.duration) })
    ///     .disposed(by: bag)
    /// ```
    public static var keyboard: ControlEvent<KeyboardChange> {
        let notifications = NotificationCenter.default.rx.notification(UIResponder.keyboardWillChangeFrameNotification)
        let changes = Observable<KeyboardChange>.create(
            assumeMain { observer in
                // In some SDKs these keys belong to the main actor.
                let (frame, duration) = (
                    UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
                )
                let isLocal = UIResponder.keyboardIsLocalUserInfoKey
                return notifications.compactMap { notification -> KeyboardChange? in
                    guard let info = notification.userInfo, let rectangle = info[frame] else { return nil }
                    return KeyboardChange(
                        frame: (rectangle as? NSValue)?.cgRectValue ?? .zero,
                        duration: info[duration] as? Double ?? 0,
                        isLocal: info[isLocal] as? Bool ?? true
                    )
                }
                .subscribe(observer)
            }
        )
        // The values are read on the posting thread, and then moved to main: they are `Sendable`, a notification isn't.
        return ControlEvent(assumingMain: changes.observedOnMain())
    }
}
#endif
