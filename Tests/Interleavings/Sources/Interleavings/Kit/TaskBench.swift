internal import Explorer
internal import RxObservable
internal import RxSubjects

/// Asynchronous closures of the user's, on an actor of theirs: how often they are called, and whether they may be.
// SAFETY: used on one thread of the system, as all of a run.
final class Closures: @unchecked Sendable {
    let actor = StandInActor()
    private let marker = Marker()
    private(set) var count = 0
    private var isDisposed = false

    /// What follows in this run is written on the actor.
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

    /// Disposes of something on the actor; no closure is called there after that.
    func dispose(_ body: () -> Void) {
        actor.enter()
        body()
        isDisposed = true
        actor.leave()
    }
}

/// How an asynchronous sequence goes on behind its elements.
enum AskedEnd {
    /// It is over.
    case completes
    case fails
    /// It waits until its task is cancelled, and is over then.
    case waits
}

/// An asynchronous sequence of the user's, which sends some elements, and then ends or waits to be cancelled.
// SAFETY: used on one thread of the system, as all of a run.
final class Asked: AsyncSequence, @unchecked Sendable {
    typealias Element = Payload

    private let marker = Marker()
    private let count: Int
    private let end: AskedEnd
    /// Whether it has been told of the cancellation of its task while it was asked.
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

/// A source whose end of life is the user's: a dispose action that must not run in a cancellation handler.
func watched(_ source: Observable<Payload>, _ resource: Resource) -> Observable<Payload> {
    source.do(onDispose: { resource.dispose() })
}

/// A task that iterates over the elements of a sequence.
func iterate(_ values: AsyncValues<Payload>, _ recorder: Recorder<Payload>) -> Task<Void, Never> {
    Task { iterate(values.makeAsyncIterator(), recorder) }
}

/// Asks an iterator for its elements until there are no more.
func iterate(_ iterator: AsyncValues<Payload>.Iterator, _ recorder: Recorder<Payload>) {
    var iterator = iterator
    do {
        while let element = try iterator.next(isolation: nil) { recorder.onNext(element) }
        recorder.onCompleted()
    } catch {
        recorder.onError(error)
    }
}
