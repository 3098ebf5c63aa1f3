/// A stage with a second source, whose elements control the handling of the first source's elements.
///
/// An error of either source ends the stage.
class TwoSourceStage<Input, Other, Output>: SerialStage<Input, Output> {
    // The end sink of the other sequence, which holds this stage until disposal releases it.
    final let other = UpstreamSlot()

    /// Subscribes the downstream, then the other sequence, and then the source.
    final func start(_ source: Observable<Input>, after other: Observable<Other>) {
        // The end is in its slot before the downstream is subscribed, so that a disposal from then on finds it.
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

    /// Receives an element of the other sequence: by default, passes it to ``receiveOther(_:)`` in its turn.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - end: The element's sink, if the element has to wait.
    func otherNext(_ element: Other, from end: OtherSink<Input, Other, Output>) {
        // The receiver is the end and not the stage: one closure handles all elements of one receiver and one type, and
        // both sources may have elements of the same type.
        section.pass(element, to: end, waitsIf: isLive) { $0.stage.receiveOther($1) }
    }

    /// Handles an element of the other sequence.
    ///
    /// Called in the section.
    func receiveOther(_ element: Other) {}

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
