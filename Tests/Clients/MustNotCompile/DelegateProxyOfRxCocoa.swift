import RxCocoa

// What needs Apple's user interface frameworks says so.
// expected: 'DelegateProxy' is unavailable: Delegate proxies need UIKit or AppKit, which this package does without.
final class Control {}

#if FIXED
final class Proxy {}
#else
final class Proxy: DelegateProxy<Control, AnyObject> {}
#endif
