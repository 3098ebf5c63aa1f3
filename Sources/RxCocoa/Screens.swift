// The names of RxSwift's `RxCocoa` for screens, on systems with these frameworks.

#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
@_exported public import class RxScreens.RxWKNavigationDelegateProxy
#endif

#if canImport(UIKit) && !os(watchOS)
@_exported public import typealias RxScreens.DidEndDisplayingCellEvent
@_exported public import typealias RxScreens.ItemMovedEvent
@_exported public import class RxScreens.RxCollectionViewDataSourcePrefetchingProxy
@_exported public import class RxScreens.RxCollectionViewDataSourceProxy
@_exported public import protocol RxScreens.RxCollectionViewDataSourceType
@_exported public import class RxScreens.RxCollectionViewDelegateProxy
@_exported public import class RxScreens.RxNavigationControllerDelegateProxy
@_exported public import class RxScreens.RxScrollViewDelegateProxy
@_exported public import class RxScreens.RxSearchBarDelegateProxy
@_exported public import class RxScreens.RxTableViewDataSourcePrefetchingProxy
@_exported public import class RxScreens.RxTableViewDataSourceProxy
@_exported public import protocol RxScreens.RxTableViewDataSourceType
@_exported public import class RxScreens.RxTableViewDelegateProxy
@_exported public import class RxScreens.RxTextStorageDelegateProxy
@_exported public import class RxScreens.RxTextViewDelegateProxy
@_exported public import struct RxScreens.TextInput
@_exported public import typealias RxScreens.WillDisplayCellEvent
#elseif canImport(AppKit)
@_exported public import class RxScreens.RxTextFieldDelegateProxy
@_exported public import class RxScreens.RxTextViewDelegateProxy
@_exported public import struct RxScreens.TextInput
#endif

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
@_exported public import class RxScreens.RxPickerViewDataSourceProxy
@_exported public import protocol RxScreens.RxPickerViewDataSourceType
@_exported public import class RxScreens.RxPickerViewDelegateProxy
@_exported public import class RxScreens.RxSearchControllerDelegateProxy
#endif

#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
@_exported public import class RxScreens.RxTabBarControllerDelegateProxy
@_exported public import class RxScreens.RxTabBarDelegateProxy
#endif
