// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/NSTextStorage.h; isolated to no actor, but the text storages of views belong to the main thread.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
}

// The behaviour of a delegate without such a method.
extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        nonisolated(unsafe) let receiver = self
        nonisolated(unsafe) let textStorage = textStorage
        MainActor.assumeIsolated {
            forward(
                receiver,
                "textStorage:didProcessEditing:range:changeInLength:",
                [textStorage, editedMask.rawValue, NSValue(range: editedRange), delta]
            ) { (next: any NSTextStorageDelegate) in
                next.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
            }
        }
    }
}
