#if !canImport(ObjectiveC)
// Names of RxCocoa that exist only on Apple's systems, so that the compiler explains why they are missing here. These
// are the most frequent names; one is enough to find the page with the alternatives.

/// Takes the name of API that needs Apple's user interface frameworks.
@available(*, unavailable, message: "Delegate proxies need UIKit or AppKit, which this system lacks.")
open class DelegateProxy<ParentObject: AnyObject, Delegate> {}

/// Takes the name of API that needs Apple's user interface frameworks.
@available(*, unavailable, message: "Delegate proxies need UIKit or AppKit, which this system lacks.")
public protocol DelegateProxyType: AnyObject {}

/// Takes the name of API that needs Apple's user interface frameworks.
@available(*, unavailable, message: "Data sources of tables need UIKit or AppKit, which this system lacks.")
public protocol RxTableViewDataSourceType {}

/// Takes the name of API that needs Apple's user interface frameworks.
@available(*, unavailable, message: "Data sources of collections need UIKit, which this system lacks.")
public protocol RxCollectionViewDataSourceType {}

/// Takes the name of API that needs Objective-C.
@available(*, unavailable, message: "Key-value observing needs Objective-C, which this system lacks.")
public protocol KVORepresentable {}
#endif
