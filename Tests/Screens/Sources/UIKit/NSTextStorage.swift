// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

/// UIKit/NSTextStorage.h.
open class NSTextStorage: NSMutableAttributedString, AssociationHolder {
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    public nonisolated let associations = Associations()
    private var answers = Answers()

    open weak var delegate: (any NSTextStorageDelegate)? {
        didSet {
            nonisolated(unsafe) let storage = self
            MainActor.assumeIsolated {
                Messages.ofUIKit
                storage.answers = Answers(of: storage.delegate)
            }
        }
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        let old = length
        super.setAttributedString(attrString)
        edited(
            [.editedCharacters, .editedAttributes],
            range: NSRange(location: 0, length: old),
            changeInLength: attrString.length - old
        )
    }

    /// Calls the delegate at once: edits aren't collected.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            guard let delegate = storage.delegate else { return }
            if storage.answers.contain("textStorage:didProcessEditing:range:changeInLength:") {
                delegate.textStorage(storage, didProcessEditing: editedMask, range: range, changeInLength: delta)
            }
        }
    }
}
