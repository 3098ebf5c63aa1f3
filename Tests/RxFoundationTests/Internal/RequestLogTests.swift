import Foundation
import Testing

@testable import RxFoundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct RequestLogTests {
    @Test func `a request is a command that a shell understands`() throws {
        var request = URLRequest(url: try #require(URL(string: "http://example.com/a?b=c")))
        #expect(RequestLog.curl(request) == "curl -i -X 'GET' 'http://example.com/a?b=c'")
        request.httpMethod = "POST"
        request.httpBody = Data("it's".utf8)
        request.setValue("2", forHTTPHeaderField: "X-B")
        request.setValue("1", forHTTPHeaderField: "X-A")
        #expect(
            RequestLog.curl(request)
                == #"curl -i -X 'POST' -H 'X-A: 1' -H 'X-B: 2' --data-binary 'it'\''s' 'http://example.com/a?b=c'"#
        )
    }

    @Test func `the outcome is a status or an error`() throws {
        let url = try #require(URL(string: "http://example.com"))
        let response = HTTPURLResponse(url: url, statusCode: 204, httpVersion: nil, headerFields: nil)
        #expect(RequestLog.outcome(response, nil) == "Status 204")
        #expect(RequestLog.outcome(nil, URLError(.timedOut)).hasPrefix("Failed: "))
        #expect(RequestLog.outcome(nil, nil) == "No response of HTTP")
    }
}
