/// A stage with a second source, whose elements say what to do with those of the first.
///
/// An error of either ends it.
class TwoSourceStage<Input, Other, Output>: SerialStage<Input, Output> {
    // The end of the other sequence, which holds this stage, until disposal releases it.
    final let other = UpstreamSlot()

    /// Subscribes the downstream, then the other sequence, and then the source.
    final func start(_ source: Observable<Input>, after other: Observable<Other>) {
        // The end is in its slot before the downstream is subscribed: from then on a disposal has to find it.
        let end = makeOtherEnd()
        start(source) { other.attach(end) }
    }

    /// Subscribes the downstream, then the source, and then the other sequence.
    final func start(_ source: Observable<Input>, before other: Observable<Other>) {
        let end = makeOtherEnd()
        start(source)
        guard isLive else { return }
        other.attach(end)
    }

    private func makeOtherEnd() -> OtherSink<Input, Other, Output> {
        let end = OtherSink(self)
        other.replace(end)
        return end
    }

    /// Takes an element of the other sequence: by default to ``takeOther(_:)``, in its turn.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - end: Whose element it is, if it has to wait.
    func otherNext(_ element: Other, from end: OtherSink<Input, Other, Output>) {
        // By the end and not by the stage: elements of one taker and one type are all taken by one closure, and both
        // sources may have elements of the same type.
        section.take(element, by: end, waitsIf: isLive) { $0.stage.takeOther($1) }
    }

    /// Takes an element of the other sequence.
    ///
    /// In the section.
    func takeOther(_ element: Other) {}

    /// The other sequence has completed.
    ///
    /// By default the stage continues without it.
    func otherCompleted() {
        other.dispose()
    }

    final override func stopSides() {
        other.stop()
    }

    final override func disposeSides() {
        other.dispose()
    }
}

/// The end of the other sequence.
final class OtherSink<Input, Other, Output>: EndSink<Other> {
    let stage: TwoSourceStage<Input, Other, Output>

    init(_ stage: TwoSourceStage<Input, Other, Output>) {
        self.stage = stage
    }

    override var below: Upstream? { stage }

    override func onNext(_ element: Other) {
        stage.otherNext(element, from: self)
    }

    override func onError(_ error: any Error) {
        stage.onError(error)
    }

    override func onCompleted() {
        stage.otherCompleted()
    }
}
