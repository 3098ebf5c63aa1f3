internal import Explorer
internal import RxObservable
internal import RxSubjects

/// The user's asynchronous closures, on an actor: counts their calls, and checks that they are allowed.
// SAFETY: used on one thread of the system, like everything in a run.
final class Closures: @unchecked Sendable {
    let actor = StandInActor()
    private let marker = Marker()
    private(set) var count = 0
    private var isDisposed = false

    /// From now on, closures of this run are isolated to the actor.
    func areOnActor() {
        StandInActor.ofClosures = actor
    }

    /// A closure begins.
    func begin() {
        marker.event()
        foreign("An asynchronous closure is called")
        if isDisposed { Turns.shared.fail("A6: a closure is called on the actor on which dispose() has returned.") }
        count += 1
        marker.event()
    }

    /// Disposes of something on the actor; no closure may be called there after that.
    func dispose(_ body: () -> Void) {
        actor.enter()
        body()
        isDisposed = true
        actor.leave()
    }
}

/// The continuation of an asynchronous sequence after its elements.
enum AskedEnd {
    /// It ends.
    case completes
    case fails
    /// It waits until its task is cancelled, and then ends.
    case waits
}

/// A user's asynchronous sequence, which sends some elements, and then ends or waits for cancellation.
// SAFETY: used on one thread of the system, like everything in a run.
final class Asked: AsyncSequence, @unchecked Sendable {
    typealias Element = Payload

    private let marker = Marker()
    private let count: Int
    private let end: AskedEnd
    /// Whether its task was cancelled while it was asked for an element.
    private(set) var hasHeard = false

    init(_ count: Int, _ end: AskedEnd) {
        self.count = count
        self.end = end
    }

    func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

    struct Iterator: AsyncIteratorProtocol {
        let sequence: Asked
        var sent = 0

        mutating func next() throws -> Payload? {
            foreign("An asynchronous sequence is asked")
            sent += 1
            return try sequence.answer(sent)
        }
    }

    private func answer(_ number: Int) throws -> Payload? {
        try withTaskCancellationHandler { () throws -> Payload? in
            marker.event()
            if number <= count { return Payload(number) }
            switch end {
            case .completes: return nil
            case .fails: throw Interleavings.Failure()
            case .waits:
                marker.wait { self.hasHeard }
                return nil
            }
        } onCancel: {
            self.marker.event()
            self.hasHeard = true
        }
    }
}

/// A source whose dispose action is the user's: it must not run in a cancellation handler.
func watched(_ source: Observable<Payload>, _ resource: Resource) -> Observable<Payload> {
    source.do(onDispose: { resource.dispose() })
}

/// A task that iterates over the elements of a sequence.
func iterate(_ values: AsyncValues<Payload>, _ recorder: Recorder<Payload>) -> Task<Void, Never> {
    Task { iterate(values.makeAsyncIterator(), recorder) }
}

/// Requests the elements of an iterator until there are no more.
func iterate(_ iterator: AsyncValues<Payload>.Iterator, _ recorder: Recorder<Payload>) {
    var iterator = iterator
    do {
        while let element = try iterator.next(isolation: nil) { recorder.onNext(element) }
        recorder.onCompleted()
    } catch {
        recorder.onError(error)
    }
}
