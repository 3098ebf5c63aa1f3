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

/// An asynchronous sequence of the user's, which sends some elements, and then ends or waits to be cancelled.
// SAFETY: used on one thread of the system, as all of a run.
final class Asked: AsyncSequence, @unchecked Sendable {
    typealias Element = Payload

    private let marker = Marker()
    private let count: Int
    private let ends: Bool
    /// Whether it has been told of the cancellation of its task while it was asked.
    private(set) var hasHeard = false

    init(_ count: Int, ends: Bool) {
        self.count = count
        self.ends = ends
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
        try withTaskCancellationHandler {
            marker.event()
            if number <= count { return Payload(number) }
            if !ends { marker.wait { self.hasHeard } }
            return nil
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
    Task {
        do {
            var iterator = values.makeAsyncIterator()
            while let element = try iterator.next(isolation: nil) {
                recorder.onNext(element)
            }
            recorder.onCompleted()
        } catch {
            recorder.onError(error)
        }
    }
}
