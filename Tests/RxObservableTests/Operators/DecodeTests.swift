import Foundation
import TestSupport
import Testing

struct DecodeTests {
    private struct Point: Codable, Equatable {
        var x: Int
    }

    @Test func `decodes each element`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a---b---|", values: ["a": Data("1".utf8), "b": Data("2".utf8)])
        #expect(scheduler.result(of: source.decode(type: Int.self, decoder: JSONDecoder())) == "1---2---|")
    }

    @Test func `a property list works, too`() throws {
        let data = try PropertyListEncoder().encode(Point(x: 3))
        let points = Recorder<Int>()
        _ = Observable.just(data).decode(type: Point.self, decoder: PropertyListDecoder())
            .subscribe(onNext: { points.record($0.x) })
        #expect(points.elements == [3])
    }

    // Contract G7
    @Test func `undecodable data fails the sequence`() {
        let log = Recorder<String>()
        _ = Observable.of(Data("[]".utf8), Data("1".utf8)).decode(type: Int.self, decoder: JSONDecoder()).subscribe(
            onNext: { log.record("\($0)") },
            onError: { log.record("\($0 is DecodingError)") }
        )
        #expect(log.elements == ["true"])
    }

    // Contracts G1, G2, G4, G5, G6, G7, L0
    @Test func `keeps the contract of every operator`() {
        #expect(
            operatorContractViolations(
                throwing: { source, error in
                    source.map { _ in Data() }.decode(type: Int.self, decoder: Failing(error: error))
                },
                { source in
                    source.map { Data("\($0.number)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
                }
            ) == []
        )
    }

    private struct Failing: DataDecoder {
        let error: ContractError

        func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
            throw error
        }
    }
}
