/// Forwards the events of one inner sequence to the object that merges them.
@usableFromInline
final class InnerSink<Element>: _EndSink<Element>, Linked {
    private let parent: InnerParent<Element>
    /// Distinguishes the parent's inner sequences, where needed.
    let identifier: Int
    // The links in one of the parent's lists; guarded by the parent's lock.
    var links = Links<InnerSink<Element>>()

    required init(_ parent: InnerParent<Element>, identifier: Int = 0) {
        self.parent = parent
        self.identifier = identifier
    }

    override var below: Upstream? { parent }

    override func onNext(_ element: Element) {
        parent.innerNext(element, from: self)
    }

    /// Sends an element downstream if it still counts; called in the section.
    func sendInTurn(_ element: Element) {
        parent.sendInTurn(element, identifier)
    }

    override func onError(_ error: any Error) {
        parent.innerError(error, from: self)
        // The inner sequence is silent from here on; disposal follows the terminal event, which may have to wait.
        stop()
    }

    override func onCompleted() {
        parent.innerCompleted(self)
        // This isn't `dispose()`: if the merged sequence ends with this one, the parent disposes of it after the
        // terminal event.
        stop()
    }
}
