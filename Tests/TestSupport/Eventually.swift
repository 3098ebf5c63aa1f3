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
///   - limit: How long to wait for it at most.
///   - isolation: The actor of the caller, where the condition is asked.
///   - condition: What to wait for.
public func eventually(
    within limit: Duration = .seconds(60),
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () -> Bool
) async {
    let deadline = ContinuousClock.now + limit
    while !condition(), ContinuousClock.now < deadline { await Task.yield() }
}
