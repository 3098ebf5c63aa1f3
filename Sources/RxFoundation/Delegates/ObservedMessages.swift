#if canImport(ObjectiveC)
internal import ObjectiveC
internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSubjects

/// The subscriptions to the messages of one object, by selector.
///
/// They complete when the object is freed.
final class ObservedMessages: Sendable {
    /// The arguments of a message.
    // SAFETY: they are passed to the observers on the thread that sends the message.
    private typealias Arguments = UncheckedSendable<[Any]>

    private final class Messages: Sendable {
        let subject = PublishSubject<Arguments>()

        deinit {
            subject.onCompleted()
        }
    }

    private struct Entry {
        let messages: Messages
        /// How many have subscribed.
        var count = 0
    }

    private let observed = Locked<[Selector: Entry]>([:])

    /// Whether a message has a subscriber.
    func isObserved(_ selector: Selector) -> Bool {
        observed.withLock { $0[selector] != nil }
    }

    /// Sends the arguments of a message to all its subscribers.
    func send(_ arguments: [Any], to selector: Selector) {
        observed.withLock { $0[selector]?.messages }?.subject.onNext(Arguments(arguments))
    }

    /// Subscribes to a message.
    func subscribe(_ observer: AnyObserver<[Any]>, to selector: Selector) -> any Disposable {
        // The message counts as observed before the subscription, so that the object finds that out when it asks.
        let messages = observed.withLock { observed in
            var entry = observed[selector] ?? Entry(messages: Messages())
            entry.count += 1
            observed[selector] = entry
            return entry.messages
        }
        let subscription = messages.subject.map { $0.value }.subscribe(unchecked: observer)
        return Disposables.create { [weak self] in
            subscription.dispose()
            self?.unsubscribe(from: selector)
        }
    }

    private func unsubscribe(from selector: Selector) {
        // The last subscriber's messages are freed outside the lock, since their subject completes then.
        let last = observed.withLock { observed -> Messages? in
            guard var entry = observed[selector] else { return nil }
            entry.count -= 1
            observed[selector] = entry.count > 0 ? entry : nil
            return entry.count > 0 ? nil : entry.messages
        }
        extendLifetime(last)
    }
}
#endif
