internal import RxSchedulers

/// Where a test's closure belongs: code that isn't `Sendable` waits in a scheduler, which any thread may run.
struct TestPlace: Sendable {
    /// Ends the test if it is called elsewhere.
    let check: @Sendable () -> Void

    /// Code of an actor; code without one runs anywhere.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    static func actor(_ isolation: (any Actor)?) -> TestPlace {
        TestPlace {
            isolation?.preconditionIsolated(
                """
                A test scheduler runs a closure of an actor elsewhere. Run the scheduler on that actor: a test of \
                main-actor code is marked `@MainActor`, and calls `start()` or `advanceTo(_:)` itself.
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
