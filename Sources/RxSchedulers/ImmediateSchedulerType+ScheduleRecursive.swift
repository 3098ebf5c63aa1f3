public import RxDisposables

extension ImmediateSchedulerType {
    /// Runs an action that can ask to be run again with another state.
    ///
    /// ```swift
    /// let countdown = scheduler.scheduleRecursive(3) { number, recurse in
    ///     print(number)
    ///     if number > 0 { recurse(number - 1) }
    /// }
    /// ```
    ///
    /// Each step is scheduled separately, in the order of the calls of `recurse`: the stack stays flat, and other work
    /// of the scheduler gets its turn in between.
    ///
    /// - Parameters:
    ///   - state: Passed to the first step.
    ///   - action: The closure to run. It calls its second argument to schedule a further step, any number of times.
    /// - Returns: A disposable that ends it: no further step runs. The action and all waiting states are freed at once
    ///   or, during a step, right after it.
    /// - Complexity: O(1) for each step. On a ``CurrentThreadScheduler`` a step allocates nothing.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func scheduleRecursive<State: Sendable>(
        _ state: State,
        action: @escaping @Sendable (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        // The trampoline has a class of its own: the thread is known there, so a step needs neither a lock nor an
        // object.
        guard self is CurrentThreadScheduler else { return scheduleSteps(state, action) }
        let recursion = TrampolineRecursion(state, action)
        recursion.start()
        return recursion
    }

    @usableFromInline
    func scheduleSteps<State: Sendable>(
        _ state: State,
        _ action: @escaping @Sendable (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let recursion = Recursion(action, scheduler: self)
        recursion.schedule(state)
        return recursion
    }
}
