import RxCocoa

// Declarations that need Apple's user interface frameworks are unavailable elsewhere, with a message.
// expected: 'DelegateProxy' is unavailable: Delegate proxies need UIKit or AppKit, which this system lacks.
final class Control {}

#if FIXED
final class Proxy {}
#else
final class Proxy: DelegateProxy<Control, AnyObject> {}
#endif
