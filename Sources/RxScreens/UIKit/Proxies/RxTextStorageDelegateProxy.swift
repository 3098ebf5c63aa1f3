#if canImport(UIKit) && !os(watchOS)
public import RxFoundation
public import UIKit

extension NSTextStorage: HasDelegate {
    /// The protocol of the delegate.
    public typealias Delegate = any NSTextStorageDelegate
}

/// The delegate proxy that acts as the delegate of `NSTextStorage`.
open class RxTextStorageDelegateProxy: DelegateProxy<NSTextStorage, any NSTextStorageDelegate>, DelegateProxyType,
    NSTextStorageDelegate
{
    /// The text storage whose delegate this proxy is; held weakly.
    public private(set) weak var textStorage: NSTextStorage?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter textStorage: The view; held weakly.
    public init(textStorage: ParentObject) {
        self.textStorage = textStorage
        super.init(parentObject: textStorage, delegateProxy: RxTextStorageDelegateProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxTextStorageDelegateProxy(textStorage: $0) }
    }
}
#endif
