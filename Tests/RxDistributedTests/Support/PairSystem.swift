import Distributed
import Foundation
import TestSupport

/// A minimal actor system: one of two nodes, between which arguments and results go as JSON.
final class PairSystem: DistributedActorSystem, Sendable {
    typealias SerializationRequirement = Codable
    typealias InvocationEncoder = Invocation
    typealias InvocationDecoder = Invocation
    typealias ResultHandler = AnswerWriter

    struct ActorID: Hashable, Codable, Sendable {
        let node: Int
        let number: Int
    }

    enum Failure: Error {
        case connectionLost
        case noSuchActor
    }

    private struct State: Sendable {
        var peer: PairSystem?
        var actors: [ActorID: Weak] = [:]
        var questions: [Int: CheckedContinuation<Data, any Error>] = [:]
        var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    // Never set again. A `weak let` needs Swift 6.2.3.
    private struct Weak: @unchecked Sendable {
        weak var actor: (any DistributedActor)?
    }

    private let node: Int
    private let state = LockedValue(State())

    private init(node: Int) {
        self.node = node
    }

    /// Two systems, each the peer of the other one, until the connection is closed.
    static func pair() -> (PairSystem, PairSystem) {
        let (one, other) = (PairSystem(node: 1), PairSystem(node: 2))
        one.state.withLock { $0.peer = other }
        other.state.withLock { $0.peer = one }
        return (one, other)
    }

    /// Closes the connection, for both nodes: who waits for an answer gets an error.
    func close() {
        let (peer, questions) = state.withLock { state in
            defer { (state.peer, state.questions) = (nil, [:]) }
            return (state.peer, state.questions)
        }
        for question in questions.values { question.resume(throwing: Failure.connectionLost) }
        peer?.close()
    }

    func resolve<Act>(id: ActorID, as actorType: Act.Type) throws -> Act?
    where Act: DistributedActor, Act.ID == ActorID {
        guard id.node == node else { return nil }
        guard let actor = state.value.actors[id]?.actor as? Act else { throw Failure.noSuchActor }
        return actor
    }

    func assignID<Act>(_ actorType: Act.Type) -> ActorID where Act: DistributedActor, Act.ID == ActorID {
        ActorID(node: node, number: state.withLock { $0.nextNumber() })
    }

    func actorReady<Act>(_ actor: Act) where Act: DistributedActor, Act.ID == ActorID {
        state.withLock { $0.actors[actor.id] = Weak(actor: actor) }
    }

    func resignID(_ id: ActorID) {
        state.withLock { $0.actors[id] = nil }
    }

    func makeInvocationEncoder() -> Invocation { Invocation() }

    func remoteCall<Act, Err, Res>(
        on actor: Act,
        target: RemoteCallTarget,
        invocation: inout Invocation,
        throwing errorType: Err.Type,
        returning resultType: Res.Type
    ) async throws -> Res where Act: DistributedActor, Act.ID == ActorID, Err: Error, Res: Codable {
        try JSONDecoder().decode(Res.self, from: await ask(actor.id, target.identifier, invocation))
    }

    func remoteCallVoid<Act, Err>(
        on actor: Act,
        target: RemoteCallTarget,
        invocation: inout Invocation,
        throwing errorType: Err.Type
    ) async throws where Act: DistributedActor, Act.ID == ActorID, Err: Error {
        _ = try await ask(actor.id, target.identifier, invocation)
    }

    private func ask(_ id: ActorID, _ target: String, _ invocation: Invocation) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            let (peer, number) = state.withLock { state in
                let number = state.nextNumber()
                if state.peer != nil { state.questions[number] = continuation }
                return (state.peer, number)
            }
            guard let peer else { return continuation.resume(throwing: Failure.connectionLost) }
            Task {
                let answer = await peer.answer(id, target, invocation)
                state.withLock { $0.questions.removeValue(forKey: number) }?.resume(with: answer)
            }
        }
    }

    private func answer(
        _ id: ActorID,
        _ target: String,
        _ invocation: Invocation
    ) async -> Result<Data, any Error> {
        let writer = AnswerWriter()
        do {
            guard let actor = state.value.actors[id]?.actor else { throw Failure.noSuchActor }
            var invocation = invocation
            try await executeDistributedTarget(
                on: actor,
                target: RemoteCallTarget(target),
                invocationDecoder: &invocation,
                handler: writer
            )
            return writer.answer.value
        } catch {
            return .failure(error)
        }
    }
}

/// A call, which its receiver reads argument by argument.
struct Invocation: DistributedTargetInvocationEncoder, DistributedTargetInvocationDecoder, Sendable {
    typealias SerializationRequirement = Codable

    private var types: [any Any.Type] = []
    private var arguments: [Data] = []

    mutating func recordGenericSubstitution<T>(_ type: T.Type) throws { types.append(type) }

    mutating func recordArgument<Value: Codable>(_ argument: RemoteCallArgument<Value>) throws {
        arguments.append(try JSONEncoder().encode(argument.value))
    }

    mutating func recordErrorType<E: Error>(_ type: E.Type) throws {}
    mutating func recordReturnType<R: Codable>(_ type: R.Type) throws {}
    mutating func doneRecording() throws {}

    mutating func decodeGenericSubstitutions() throws -> [any Any.Type] { types }

    mutating func decodeNextArgument<Argument: Codable>() throws -> Argument {
        try JSONDecoder().decode(Argument.self, from: arguments.removeFirst())
    }

    mutating func decodeErrorType() throws -> (any Any.Type)? { nil }
    mutating func decodeReturnType() throws -> (any Any.Type)? { nil }
}

struct AnswerWriter: DistributedTargetInvocationResultHandler {
    typealias SerializationRequirement = Codable

    let answer = LockedValue<Result<Data, any Error>>(.success(Data()))

    func onReturn<Success: Codable>(value: Success) async throws {
        answer.value = .success(try JSONEncoder().encode(value))
    }

    func onReturnVoid() async throws {}

    func onThrow<Err: Error>(error: Err) async throws {
        answer.value = .failure(error)
    }
}
