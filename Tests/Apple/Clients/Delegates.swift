// systems: macos
// AppKit's protocols for texts are of no actor, only their methods are; so is a class that conforms to one.
import AppKit

final class Editor: NSObject, NSControlTextEditingDelegate {
    var edits = 0
}

final class FieldOwner: NSObject, NSTextFieldDelegate {
    var edits = 0
}

final class TextOwner: NSObject, NSTextDelegate {
    var edits = 0
}

final class ViewOwner: NSObject, NSTextViewDelegate {
    var edits = 0
}

func edits(_ editor: Editor, _ field: FieldOwner, _ text: TextOwner, _ view: ViewOwner) -> Int {
    editor.edits + field.edits + text.edits + view.edits
}
