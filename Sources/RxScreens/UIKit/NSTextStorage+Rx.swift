#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxFoundation
public import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: NSTextStorage {
    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<NSTextStorage, any NSTextStorageDelegate> {
        RxTextStorageDelegateProxy.proxy(for: base)
    }

    /// An edit is complete: its actions, its range, and by how much the length changed, in characters of UTF-16.
    @preconcurrency @MainActor
    public var didProcessEditingRangeChangeInLength:
        MainObservable<(editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int)>
    {
        delegate.delegateMessages("textStorage:didProcessEditing:range:changeInLength:") {
            (
                editedMask: NSTextStorage.EditActions(rawValue: try $0[1]),
                editedRange: try $0.range(2),
                delta: try $0[3]
            )
        }
    }
}
#endif
