/// A stage that may end before its source does: `take(while:)`, `element(at:)` and their like.
///
/// The end below disposes of the source then, but a stage in between may take its time. What the source still sends
/// until then, elements and its own end, is dropped.
class FinishingStage<Input, Output>: Stage<Input, Output> {
    // Events come one at a time.
    @exclusivity(unchecked) private(set) final var isFinished = false

    /// Completes.
    final func finish() {
        isFinished = true
        downstream.onCompleted()
    }

    /// Fails.
    final func finish(_ error: any Error) {
        isFinished = true
        downstream.onError(error)
    }

    /// Sends a last element and completes.
    ///
    /// What an observer causes from inside that element comes too late already.
    final func finish(with element: Output) {
        isFinished = true
        downstream.onNext(element)
        guard !isStopped else { return }
        downstream.onCompleted()
    }

    override func onError(_ error: any Error) {
        guard !isFinished else { return }
        finish(error)
    }

    override func onCompleted() {
        guard !isFinished else { return }
        finish()
    }
}
