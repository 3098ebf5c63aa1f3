internal import RxDisposables
package import RxObservable

/// What a view does with the elements of a sequence while it is on the screen.
@MainActor
package final class ViewReceiver<Element> {
    /// The newest action of the view, which is made anew each time it is drawn.
    package var action: (Element) -> Void = { _ in }
    private let subscription = SerialDisposable()

    /// Makes one for a view.
    package nonisolated init() {}

    /// The view appears: the sequence is subscribed to.
    package func start(_ source: Observable<Element>) {
        // Weakly, so that a view that goes away without disappearing ends the subscription in `deinit`.
        let elements = source.subscribeOnMain(
            onNext: { [weak self] in self?.action($0) },
            onError: nil,
            onCompleted: nil,
            onDisposed: nil
        )
        subscription.disposable = elements
    }

    /// The view disappears.
    package func stop() {
        subscription.disposable = Disposables.create()
    }

    deinit {
        subscription.dispose()
    }
}
