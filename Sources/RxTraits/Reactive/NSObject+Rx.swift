public import Foundation

/// Every object of Foundation has a reactive side.
extension NSObject: ReactiveCompatible {}

// Without Objective-C, these classes don't inherit from `NSObject`.
#if !canImport(Darwin)
extension FileManager: ReactiveCompatible {}
extension NotificationCenter: ReactiveCompatible {}
extension ProcessInfo: ReactiveCompatible {}
#endif
