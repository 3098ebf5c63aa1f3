// A client in Swift 5 mode sees the members of all modules that are loaded. So this import gives lenient forms to a
// client that imports `RxTest` alone, as RxSwift 6's module of this name does. It is exported, with one name, since the
// type checker tries the members of a module that is only loaded after all others, which takes seconds.
@_exported public import struct RxSwift.LenientCatchOperator
// Exports the members that a test scheduler inherits from a virtual-time scheduler.
@_exported public import RxVirtualTime
