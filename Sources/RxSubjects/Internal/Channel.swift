internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// What sends a subject's events to its subscribers: the engine of every subject, relay and `share`.
///
/// By itself it is that of ``PublishSubject``. The others keep elements in ``take(_:)`` and send them in ``replay(to:)``.
///
/// Events that come while one is being sent wait in the section, and so does a new subscriber. Whatever waits takes its turn
/// in the order of arrival; that makes the order the same for all subscribers, and a new one miss nothing and get nothing
/// twice (contracts L4, G9).
class Channel<Element>: SubjectCore {
    // In the section alone.
    @exclusivity(unchecked) private var error: (any Error)?

    // MARK: - From outside, on any thread

    final func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): finish(error)
        case .completed: finish(nil)
        }
    }

    func onNext(_ element: Element) {
        guard isLive else { return }
        if section.tryEnter() {
            take(element)
            section.leave()
        } else {
            section.enqueue { self.take(element) }
        }
    }

    /// Sends the terminal event; `nil` stands for completion.
    func finish(_ error: (any Error)?) {
        section.perform { self.end(error) }
    }

    /// Subscribes a sink.
    ///
    /// - Parameters:
    ///   - sink: Takes the events, what is kept for new subscribers first.
    ///   - subject: Whose name an error has that says the subject has been disposed of.
    final func subscribe(_ sink: Sink<Element>, to subject: AnyObject) {
        let subscriber = SubjectSubscriber(self, sink)
        countIn()
        sink.onSubscribe(subscriber)
        if section.tryEnter() {
            add(subscriber, to: subject)
            section.leave()
        } else {
            section.enqueue { self.add(subscriber, to: subject) }
        }
    }

    // MARK: - In the section

    /// Takes the next element: keeps it if later subscribers need it, and sends it.
    func take(_ element: Element) {
        send(element)
    }

    /// Sends a new subscriber what is kept for it.
    func replay(to subscriber: SubjectSubscriber) {}

    /// Sends the terminal event, if there has been none yet.
    func end(_ error: (any Error)?) {
        guard leaveLivePhase() else { return }
        self.error = error
        subscribers.forEach { subscriber in
            // A subscriber may have disposed of the subject; the others leave without an event.
            guard !isDisposed else { return drop(subscriber) }
            // SAFETY: the list holds what `subscribe` made.
            sendEnd(to: unsafeDowncast(subscriber, to: SubjectSubscriber.self))
        }
        subscribers.removeAll()
    }

    override func clear() {
        error = nil
    }

    final func send(_ element: Element) {
        subscribers.forEach { subscriber in
            // SAFETY: the list holds what `subscribe` made.
            send(element, to: unsafeDowncast(subscriber, to: SubjectSubscriber.self))
        }
    }

    @inline(__always) final func send(_ element: Element, to subscriber: SubjectSubscriber) {
        guard !subscriber.hasEnded, !isSilent else { return }
        subscriber.withSink { sink in
            // SAFETY: `subscribe` made the subscriber, of such a sink.
            unsafeDowncast(sink, to: Sink<Element>.self).onNext(element)
        }
    }

    private func add(_ subscriber: SubjectSubscriber, to subject: AnyObject) {
        guard !subscriber.hasEnded else { return }
        if !isDisposed {
            replay(to: subscriber)
            guard !subscriber.hasEnded else { return }
            // Who disposes of the subject hears nothing more of it.
            if isDisposed { return drop(subscriber) }
        }
        if isLive {
            subscribers.append(subscriber)
        } else {
            sendEnd(to: subscriber, of: subject)
        }
    }

    private func sendEnd(to subscriber: SubjectSubscriber, of subject: AnyObject? = nil) {
        let isListening = !subscriber.hasEnded
        guard end(subscriber), isListening else { return }
        subscriber.withSink { sink in
            // SAFETY: `subscribe` made the subscriber, of such a sink.
            let sink = unsafeDowncast(sink, to: Sink<Element>.self)
            if let subject, isDisposed {
                sink.onError(RxError.disposed(object: subject))
            } else if let error {
                sink.onError(error)
            } else {
                sink.onCompleted()
            }
        }
    }
}
