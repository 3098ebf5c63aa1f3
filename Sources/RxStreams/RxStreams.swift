/// Importing this module also imports the reactive members of objects: notifications, requests, delegates.
@_exported public import RxFoundation
