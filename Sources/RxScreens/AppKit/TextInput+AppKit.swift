#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import RxTraits

/// A text control of any kind that supports text input.
public struct TextInput<Base: NSTextInputClient> {
    /// The control.
    public let base: Base

    /// Its text.
    public let text: ControlProperty<String?>

    /// Makes one of a control.
    public init(base: Base, text: ControlProperty<String?>) {
        self.base = base
        self.text = text
    }
}
#endif
