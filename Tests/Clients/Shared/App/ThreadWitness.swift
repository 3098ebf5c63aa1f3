import Dispatch
import Synchronization

/// Records which closures ran on the main queue, and which ran elsewhere. (On Linux the main queue of an asynchronous
/// `main` isn't served by the first thread.)
nonisolated final class ThreadWitness: Sendable {
    private let places = Mutex<(main: Set<String>, elsewhere: Set<String>)>(([], []))

    private let mark = DispatchSpecificKey<Bool>()

    init() {
        DispatchQueue.main.setSpecific(key: mark, value: true)
    }

    /// Records that the closure of that name is running here.
    func note(_ name: String) {
        places.withLock { places in
            if DispatchQueue.getSpecific(key: mark) == true {
                _ = places.main.insert(name)
            } else {
                _ = places.elsewhere.insert(name)
            }
        }
    }

    /// The closures that have run on the main queue.
    var onMain: Set<String> { places.withLock { $0.main } }

    /// The closures that have run elsewhere.
    var elsewhere: Set<String> { places.withLock { $0.elsewhere } }
}
