import Foundation
import Testing

@testable import RxStreams

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct ExchangeAnswerTests {
    private struct Refused: Error {
        let count: Int
    }

    private let response: HTTPURLResponse
    private let refusal: ExchangeAnswer.Refusal = { Refused(count: $0.count) }

    init() throws {
        let url = try #require(URL(string: "http://example.com"))
        response = try #require(HTTPURLResponse(url: url, statusCode: 401, httpVersion: nil, headerFields: nil))
    }

    @Test func `what was asked for is sent as it comes`() {
        var answer = ExchangeAnswer.wanted
        #expect(words(answer.begin(response, nil)) == "response")
        #expect(words(answer.take(Data([1, 2]))) == "2 bytes")
        #expect(words(answer.end(nil)) == "complete")
    }

    @Test func `what fails without an answer says why`() {
        #expect(words(ExchangeAnswer.wanted.end(URLError(.timedOut))) == "fail")
    }

    @Test func `the beginning of a refused answer is kept until its end`() {
        var answer = ExchangeAnswer.wanted
        #expect(words(answer.begin(response, refusal)) == "nothing")
        #expect(words(answer.take(Data([1, 2]))) == "nothing")
        #expect(words(answer.take(Data([3]))) == "nothing")
        // The server's error is reported, not that of the connection.
        #expect(words(answer.end(URLError(.timedOut))) == "refuse 3")
    }

    @Test func `no more of a refused answer is kept than the limit`() {
        var answer = ExchangeAnswer.wanted
        _ = answer.begin(response, refusal)
        #expect(words(answer.take(Data(count: ExchangeAnswer.mostOfRefused - 1))) == "nothing")
        #expect(words(answer.take(Data(count: 10))) == "refuse \(ExchangeAnswer.mostOfRefused)")
    }

    @Test func `a second answer takes the place of a refused one`() {
        var answer = ExchangeAnswer.wanted
        _ = answer.begin(response, refusal)
        _ = answer.take(Data([1]))
        #expect(words(answer.begin(response, nil)) == "response")
        #expect(words(answer.take(Data([2]))) == "1 bytes")
    }

    private func words(_ action: ExchangeAnswer.Action) -> String {
        switch action {
        case .send(.sent): "sent"
        case .send(.response): "response"
        case .send(.data(let data)): "\(data.count) bytes"
        case .refuse(let refusal, let beginning): "refuse \((refusal(beginning) as? Refused)?.count ?? -1)"
        case .fail: "fail"
        case .complete: "complete"
        case .nothing: "nothing"
        }
    }
}
