#if canImport(UIKit) && !os(watchOS)
internal import RxDisposables
internal import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UIBarButtonItem {
    /// Taps of the item.
    ///
    /// The item has one target and one action: a subscription replaces them while it lives, and a second subscription
    /// at the same time replaces the first one. For several subscribers, share it: `item.rx.tap.share()`.
    public var tap: ControlEvent<Void> {
        ControlEvent(of: base) { item, observer in
            let target = ActionTarget { observer.onNext(()) }
            item.target = target.object
            item.action = ActionTarget.action
            return Disposables.create(
                with: hoppingToMain { [weak item] in
                    // A later subscription may have replaced the target; then that one stays.
                    guard let item, item.target === target.object else { return }
                    item.target = nil
                    item.action = nil
                }
            )
        }
    }
}
#endif
