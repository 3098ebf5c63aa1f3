/// Lets other tasks run until something is so.
///
/// Not for a number of turns: a thread that the system has stopped in the middle of its work takes as long as others
/// keep the processor busy.
///
/// ```swift
/// await eventually { Resources.total == before }
/// precondition(Resources.total == before)
/// ```
///
/// - Parameters:
///   - limit: How long to wait for it at most. A turn that comes late counts as 10 ms: while the threads of the pool
///     run other tests, the tasks that are waited for don't run either.
///   - isolation: The actor of the caller, where the condition is asked.
///   - condition: What to wait for.
public func eventually(
    within limit: Duration = .seconds(60),
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () -> Bool
) async {
    var waited = Duration.zero
    var turn = ContinuousClock.now
    while !condition(), waited < limit {
        await Task.yield()
        let next = ContinuousClock.now
        waited += min(next - turn, .milliseconds(10))
        turn = next
    }
}
