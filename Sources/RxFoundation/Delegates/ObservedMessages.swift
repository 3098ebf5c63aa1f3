#if canImport(ObjectiveC)
internal import ObjectiveC
internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSubjects

/// The selector of a message. Not each SDK says that selectors are `Sendable`.
// SAFETY: it is the address of a name, which never changes.
struct MessageSelector: Hashable, @unchecked Sendable {
    let selector: Selector

    init(_ selector: Selector) {
        self.selector = selector
    }
}

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

    private let observed = Locked<[MessageSelector: Entry]>([:])

    /// Whether a message has a subscriber.
    func isObserved(_ selector: Selector) -> Bool {
        observed.withLock { $0[MessageSelector(selector)] != nil }
    }

    /// Sends the arguments of a message to all its subscribers.
    func send(_ arguments: [Any], to selector: Selector) {
        observed.withLock { $0[MessageSelector(selector)]?.messages }?.subject.onNext(Arguments(arguments))
    }

    /// Subscribes to a message.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - selector: The message.
    ///   - changed: Called after the first subscription to the message, and after the last one has been disposed of.
    /// - Returns: The subscription, which can be disposed of on any thread.
    func subscribe(
        _ observer: AnyObserver<[Any]>,
        to selector: Selector,
        changed: @escaping @Sendable () -> Void = {}
    ) -> any Disposable {
        let selector = MessageSelector(selector)
        // The message counts as observed before the subscription, so that the object finds that out when it asks.
        let entry = observed.withLock { observed in
            var entry = observed[selector] ?? Entry(messages: Messages())
            entry.count += 1
            observed[selector] = entry
            return entry
        }
        let subscription = entry.messages.subject.map { $0.value }.subscribe(unchecked: observer)
        if entry.count == 1 { changed() }
        return Disposables.create { [weak self] in
            subscription.dispose()
            if let self, unsubscribe(from: selector) { changed() }
        }
    }

    /// Whether it was the last subscriber.
    private func unsubscribe(from selector: MessageSelector) -> Bool {
        // The last subscriber's messages are freed outside the lock, since their subject completes then.
        let last = observed.withLock { observed -> Messages? in
            guard var entry = observed[selector] else { return nil }
            entry.count -= 1
            observed[selector] = entry.count > 0 ? entry : nil
            return entry.count > 0 ? nil : entry.messages
        }
        extendLifetime(last)
        return last != nil
    }
}
#endif
