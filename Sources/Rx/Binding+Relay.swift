#if canImport(SwiftUI)
public import RxRelay
internal import RxTraits
public import SwiftUI

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Binding {
    /// Makes a binding to a relay's value; views that read it are redrawn for each new value.
    ///
    /// - Parameter relay: What is read and set.
    @MainActor public init(_ relay: BehaviorRelay<Value>) where Value: Sendable {
        let binding = relay.binding
        self.init(get: binding.get, set: binding.set)
    }
}
#endif
