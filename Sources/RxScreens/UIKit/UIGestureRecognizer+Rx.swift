#if canImport(UIKit) && !os(watchOS)
internal import RxDisposables
internal import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UIGestureRecognizer {
    /// The recognizer, each time when it has recognized something or its state has changed.
    ///
    /// ```swift
    /// pan.rx.event
    ///     .filter { $0.state == .ended }
    ///     .subscribe(onNext: { [weak self] in self?.drop(at: $0.location(in: nil)) })
    ///     .disposed(by: bag)
    /// ```
    public var event: ControlEvent<Base> {
        ControlEvent(of: base) { recognizer, observer in
            let target = ActionTarget { [weak recognizer] in
                if let recognizer { observer.onNext(recognizer) }
            }
            recognizer.addTarget(target.object, action: ActionTarget.action)
            return Disposables.create(
                with: hoppingToMain { [weak recognizer] in
                    recognizer?.removeTarget(target.object, action: ActionTarget.action)
                }
            )
        }
    }
}
#endif
