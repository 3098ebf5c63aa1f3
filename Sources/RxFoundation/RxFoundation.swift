/// Whoever imports this module has the reactive side of objects, too: notifications, requests, delegates.
@_exported public import RxObjects
