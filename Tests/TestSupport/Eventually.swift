/// Lets other tasks run until a condition holds.
///
/// It doesn't count turns: a thread that the system has suspended in the middle of its work waits for as long as other
/// threads keep the processor busy.
///
/// ```swift
/// await eventually { Resources.total == before }
/// precondition(Resources.total == before)
/// ```
///
/// - Parameters:
///   - limit: The longest wait: ten times what threads and tasks take that get their turns, so that the end of a lease,
///     which comes later, isn't taken for what is awaited. A turn that comes late counts as 10 ms: while the threads of
///     the pool run other tests, the awaited tasks don't run either.
///   - isolation: The actor of the caller, on which the condition is checked.
///   - condition: What to wait for.
public func eventually(
    within limit: Duration = .seconds(10),
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
