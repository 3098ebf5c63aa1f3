// Exports the members that a test scheduler inherits from a virtual-time scheduler.
@_exported public import RxVirtualTime
