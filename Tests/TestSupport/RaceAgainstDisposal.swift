/// Races the end of a sequence against its disposal, and proves that neither is lost or doubled, and that all is freed.
///
/// For a process of its own, since it counts all objects that are alive:
///
/// ```swift
/// await #expect(processExitsWith: .success) {
///     await raceAgainstDisposal { onEnd, onDisposed in
///         source.subscribe(onError: { _ in onEnd() }, onCompleted: onEnd, onDisposed: onDisposed)
///     }
/// }
/// ```
///
/// Half of the rounds dispose at once or a few turns of the executor later; the others wait for the end, so both are
/// sure to happen.
///
/// - Parameters:
///   - count: How many races.
///   - isolation: The actor of the caller, which subscribes and disposes there.
///   - subscribe: Starts one; calls the first closure with the terminal event, the second in `onDisposed`.
public func raceAgainstDisposal(
    rounds count: Int = 10_000,
    isolation: isolated (any Actor)? = #isolation,
    _ subscribe: (_ onEnd: @escaping @Sendable () -> Void, _ onDisposed: @escaping @Sendable () -> Void) ->
        any Disposable
) async {
    let before = Resources.total
    let races = (0..<rounds(count)).map { _ in (ends: LockedValue(0), disposals: LockedValue(0)) }
    for (round, race) in races.enumerated() {
        let subscription = subscribe({ race.ends.withLock { $0 += 1 } }, { race.disposals.withLock { $0 += 1 } })
        var turns = round % 4
        while turns > 0 || round % 2 == 1 && race.disposals.value == 0 {
            await Task.yield()
            turns -= 1
        }
        subscription.dispose()
        precondition(round % 2 == 0 || race.ends.value == 1, "round \(round): no end")
    }
    // Cancelled tasks may not have ended yet, nor may a sequence that ended during its disposal.
    await eventually { Resources.total == before && races.allSatisfy { $0.disposals.value == 1 } }
    precondition(Resources.total == before, "\(Resources.total - before) left")
    for (round, race) in races.enumerated() {
        precondition(race.disposals.value == 1, "round \(round): \(race.disposals.value) disposals")
        precondition(race.ends.value <= 1, "round \(round): \(race.ends.value) ends")
    }
}
