internal import RxSchedulers

/// Where a test's closure belongs: code that isn't `Sendable` waits in a scheduler, which any thread may run.
struct TestPlace: Sendable {
    /// Ends the test if it is called elsewhere.
    let check: @Sendable () -> Void

    /// Code of an actor; code without one runs anywhere.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    static func actor(_ isolation: (any Actor)?) -> TestPlace {
        guard let isolation else { return TestPlace {} }
        // The runtime's own check says nothing but that it failed.
        guard isolation === MainActor.shared else { return TestPlace { isolation.preconditionIsolated() } }
        return TestPlace {
            guard !MainQueue.isCurrent else { return }
            fatalError(
                """
                A test scheduler runs a closure of the main actor elsewhere. Run the scheduler where the closure \
                belongs: mark the test `@MainActor`, and let it call `start()` or `advanceTo(_:)` itself.
                """
            )
        }
    }

    /// Code that runs during the call that schedules it.
    static var thisThread: TestPlace {
        // The address of a thread's trampoline stands for the thread.
        let thread = UInt(bitPattern: Trampoline.current.threadIdentity)
        return TestPlace {
            guard UInt(bitPattern: Trampoline.current.threadIdentity) != thread else { return }
            fatalError(
                """
                Another thread is running this test scheduler, and would run a closure of this call. Run a scheduler on \
                one thread at a time, or make one for each.
                """
            )
        }
    }
}
