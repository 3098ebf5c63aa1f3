#if canImport(UIKit) && !os(watchOS)
internal import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UIBarButtonItem {
    /// Taps of the item.
    ///
    /// All subscriptions to an item share its one target and action; the first one replaces those of the program.
    public var tap: ControlEvent<Void> {
        ControlEvent(of: base) { item, observer in
            observeAction(of: item) { observer.onNext(()) }
        }
    }
}

extension UIBarButtonItem: ActionSender {}
#endif
