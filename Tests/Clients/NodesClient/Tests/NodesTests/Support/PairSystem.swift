import Distributed
import Foundation

/// A minimal actor system: two nodes, and a connection in memory between them that carries pieces of JSON.
final class PairSystem: DistributedActorSystem, Sendable {
    typealias SerializationRequirement = Codable
    typealias InvocationEncoder = Invocation
    typealias InvocationDecoder = InvocationReader
    typealias ResultHandler = AnswerWriter

    struct ActorID: Hashable, Codable, Sendable {
        let node: UInt64
        let number: UInt64
    }

    enum Failure: Error {
        case connectionLost
        case noSuchActor
        case thrown(String)
        case malformed
    }

    private struct State: Sendable {
        var lastNumber: UInt64 = 0
        var actors: [ActorID: Weak] = [:]
        var questions: [UInt64: CheckedContinuation<Data, any Error>] = [:]
        var isLost = false
        var asked = 0
    }

    // Never set again. A `weak let` needs Swift 6.2.3.
    private struct Weak: @unchecked Sendable {
        weak var actor: (any DistributedActor)?
    }

    private let node: UInt64
    private let line: Line
    private let state = Shared(State())

    /// The number of calls that this node has made.
    var questions: Int { state.value.asked }

    private init(_ line: Line, node: UInt64) {
        self.line = line
        self.node = node
        Task { [weak self] in
            for await piece in line.pieces { self?.receive(piece) }
            self?.lose()
        }
    }

    deinit {
        line.close()
    }

    /// Two systems, each the peer of the other one.
    static func pair() -> (PairSystem, PairSystem) {
        let (one, other) = (AsyncStream.makeStream(of: Data.self), AsyncStream.makeStream(of: Data.self))
        return (
            PairSystem(Line(pieces: one.stream, here: one.continuation, there: other.continuation), node: 1),
            PairSystem(Line(pieces: other.stream, here: other.continuation, there: one.continuation), node: 2)
        )
    }

    func close() {
        line.close()
    }

    func resolve<Act>(id: ActorID, as actorType: Act.Type) throws -> Act?
    where Act: DistributedActor, Act.ID == ActorID {
        guard id.node == node else { return nil }
        guard let actor = state.value.actors[id]?.actor as? Act else { throw Failure.noSuchActor }
        return actor
    }

    func assignID<Act>(_ actorType: Act.Type) -> ActorID where Act: DistributedActor, Act.ID == ActorID {
        state.withLock { state in
            state.lastNumber += 1
            return ActorID(node: node, number: state.lastNumber)
        }
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
        try JSONDecoder().decode(Res.self, from: await ask(actor.id, target, invocation))
    }

    func remoteCallVoid<Act, Err>(
        on actor: Act,
        target: RemoteCallTarget,
        invocation: inout Invocation,
        throwing errorType: Err.Type
    ) async throws where Act: DistributedActor, Act.ID == ActorID, Err: Error {
        _ = try await ask(actor.id, target, invocation)
    }

    private func ask(_ id: ActorID, _ target: RemoteCallTarget, _ invocation: Invocation) async throws -> Data {
        let number = UInt64.random(in: .min ... .max)
        let call = Call(number: number, actor: id, target: target.identifier, invocation: invocation)
        let piece = try JSONEncoder().encode(Message.call(call))
        return try await withCheckedThrowingContinuation { continuation in
            let isLost = state.withLock { state in
                state.asked += 1
                if !state.isLost { state.questions[number] = continuation }
                return state.isLost
            }
            if isLost { return continuation.resume(throwing: Failure.connectionLost) }
            line.write(piece)
        }
    }

    private func receive(_ piece: Data) {
        switch try? JSONDecoder().decode(Message.self, from: piece) {
        case .call(let call)?:
            Task { await answer(call) }
        case .answer(let number, let data, let error)?:
            let question = state.withLock { $0.questions.removeValue(forKey: number) }
            question?.resume(with: error.map { .failure(Failure.thrown($0)) } ?? .success(data))
        case nil:
            close()
        }
    }

    private func answer(_ call: Call) async {
        let writer = AnswerWriter(number: call.number, line: line)
        do {
            guard let actor = state.value.actors[call.actor]?.actor else { throw Failure.noSuchActor }
            var reader = InvocationReader(invocation: call.invocation)
            try await executeDistributedTarget(
                on: actor,
                target: RemoteCallTarget(call.target),
                invocationDecoder: &reader,
                handler: writer
            )
        } catch {
            try? writer.send(Data(), "\(error)")
        }
    }

    private func lose() {
        let questions = state.withLock { state in
            state.isLost = true
            return {
                defer { state.questions = [:] }; return state.questions
            }()
        }
        for question in questions.values { question.resume(throwing: Failure.connectionLost) }
    }
}

/// One end of the connection.
struct Line: Sendable {
    let pieces: AsyncStream<Data>
    let here: AsyncStream<Data>.Continuation
    let there: AsyncStream<Data>.Continuation

    func write(_ piece: Data) { there.yield(piece) }

    /// Closes the connection, for both ends.
    func close() {
        here.finish()
        there.finish()
    }
}

private struct Call: Codable {
    let number: UInt64
    let actor: PairSystem.ActorID
    let target: String
    let invocation: Invocation
}

private enum Message: Codable {
    case call(Call)
    case answer(UInt64, Data, error: String?)
}

struct Invocation: DistributedTargetInvocationEncoder, Codable, Sendable {
    typealias SerializationRequirement = Codable

    var types: [String] = []
    var arguments: [Data] = []

    mutating func recordGenericSubstitution<T>(_ type: T.Type) throws {
        guard let name = _mangledTypeName(type) else { throw PairSystem.Failure.malformed }
        types.append(name)
    }

    mutating func recordArgument<Value: Codable>(_ argument: RemoteCallArgument<Value>) throws {
        arguments.append(try JSONEncoder().encode(argument.value))
    }

    mutating func recordErrorType<E: Error>(_ type: E.Type) throws {}
    mutating func recordReturnType<R: Codable>(_ type: R.Type) throws {}
    mutating func doneRecording() throws {}
}

struct InvocationReader: DistributedTargetInvocationDecoder {
    typealias SerializationRequirement = Codable

    let invocation: Invocation
    var next = 0

    init(invocation: Invocation) {
        self.invocation = invocation
    }

    mutating func decodeGenericSubstitutions() throws -> [any Any.Type] {
        try invocation.types.map { name in
            guard let type = _typeByName(name) else { throw PairSystem.Failure.malformed }
            return type
        }
    }

    mutating func decodeNextArgument<Argument: Codable>() throws -> Argument {
        guard next < invocation.arguments.count else { throw PairSystem.Failure.malformed }
        defer { next += 1 }
        return try JSONDecoder().decode(Argument.self, from: invocation.arguments[next])
    }

    mutating func decodeErrorType() throws -> (any Any.Type)? { nil }
    mutating func decodeReturnType() throws -> (any Any.Type)? { nil }
}

struct AnswerWriter: DistributedTargetInvocationResultHandler {
    typealias SerializationRequirement = Codable

    let number: UInt64
    let line: Line

    func onReturn<Success: Codable>(value: Success) async throws {
        try send(JSONEncoder().encode(value), nil)
    }

    func onReturnVoid() async throws {
        try send(Data(), nil)
    }

    func onThrow<Err: Error>(error: Err) async throws {
        try send(Data(), "\(error)")
    }

    func send(_ data: Data, _ error: String?) throws {
        line.write(try JSONEncoder().encode(Message.answer(number, data, error: error)))
    }
}
