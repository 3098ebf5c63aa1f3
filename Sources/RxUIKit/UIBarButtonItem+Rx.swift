#if canImport(UIKit) && !os(watchOS)
internal import RxDisposables
internal import RxObjects
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UIBarButtonItem {
    /// Taps of the item.
    ///
    /// The item has one target and one action: the subscription takes their place while there is one, and a second
    /// subscription at the same time takes the first one's. Share what several want: `item.rx.tap.share()`.
    public var tap: ControlEvent<Void> {
        ControlEvent(of: base) { item, observer in
            let target = ActionTarget { observer.onNext(()) }
            item.target = target.object
            item.action = ActionTarget.action
            return Disposables.create(
                with: hoppingToMain { [weak item] in
                    // A later subscription may have taken the place, whose target then stays.
                    guard let item, item.target === target.object else { return }
                    item.target = nil
                    item.action = nil
                }
            )
        }
    }
}
#endif
