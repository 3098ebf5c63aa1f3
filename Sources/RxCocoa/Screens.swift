// The names of RxSwift's `RxCocoa` for screens, on systems with these frameworks.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
@_exported public import class RxAppKit.RxTextFieldDelegateProxy
@_exported public import class RxAppKit.RxTextViewDelegateProxy
@_exported public import struct RxAppKit.TextInput
#endif

#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
@_exported public import class RxWebKit.RxWKNavigationDelegateProxy
#endif

#if canImport(UIKit) && !os(watchOS)
@_exported public import typealias RxUIKit.DidEndDisplayingCellEvent
@_exported public import typealias RxUIKit.ItemMovedEvent
@_exported public import class RxUIKit.RxCollectionViewDataSourcePrefetchingProxy
@_exported public import class RxUIKit.RxCollectionViewDataSourceProxy
@_exported public import protocol RxUIKit.RxCollectionViewDataSourceType
@_exported public import class RxUIKit.RxCollectionViewDelegateProxy
@_exported public import class RxUIKit.RxNavigationControllerDelegateProxy
@_exported public import class RxUIKit.RxScrollViewDelegateProxy
@_exported public import class RxUIKit.RxSearchBarDelegateProxy
@_exported public import class RxUIKit.RxTableViewDataSourcePrefetchingProxy
@_exported public import class RxUIKit.RxTableViewDataSourceProxy
@_exported public import protocol RxUIKit.RxTableViewDataSourceType
@_exported public import class RxUIKit.RxTableViewDelegateProxy
@_exported public import class RxUIKit.RxTextStorageDelegateProxy
@_exported public import class RxUIKit.RxTextViewDelegateProxy
@_exported public import struct RxUIKit.TextInput
@_exported public import typealias RxUIKit.WillDisplayCellEvent
#endif

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
@_exported public import class RxUIKit.RxPickerViewDataSourceProxy
@_exported public import protocol RxUIKit.RxPickerViewDataSourceType
@_exported public import class RxUIKit.RxPickerViewDelegateProxy
@_exported public import class RxUIKit.RxSearchControllerDelegateProxy
#endif

#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
@_exported public import class RxUIKit.RxTabBarControllerDelegateProxy
@_exported public import class RxUIKit.RxTabBarDelegateProxy
#endif
