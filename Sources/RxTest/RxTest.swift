// What a test scheduler inherits from a virtual-time scheduler comes with it.
@_exported public import RxVirtualTime
