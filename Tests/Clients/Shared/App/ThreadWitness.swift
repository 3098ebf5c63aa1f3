import Foundation
import Synchronization

/// Remembers which closures ran on the main thread, and which ran elsewhere.
nonisolated final class ThreadWitness: Sendable {
    private let places = Mutex<(main: Set<String>, elsewhere: Set<String>)>(([], []))

    /// Notes that the closure of that name is running on this thread.
    func note(_ name: String) {
        places.withLock { places in
            if Thread.isMainThread {
                _ = places.main.insert(name)
            } else {
                _ = places.elsewhere.insert(name)
            }
        }
    }

    /// The closures that ever ran on the main thread.
    var onMain: Set<String> { places.withLock { $0.main } }

    /// The closures that ever ran on another one.
    var elsewhere: Set<String> { places.withLock { $0.elsewhere } }
}
