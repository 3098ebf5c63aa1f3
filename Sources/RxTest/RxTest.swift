// Exports the members that a test scheduler inherits from a virtual-time scheduler.
@_exported public import RxVirtualTime
// Nothing here uses it. A client in Swift 5 mode sees the members of all modules that are loaded, so this import gives
// lenient forms to a client that imports `RxTest` alone, as RxSwift 6's module of this name does.
internal import RxSwift
