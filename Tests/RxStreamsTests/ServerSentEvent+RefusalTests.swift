import RxStreams
import Testing

struct ServerSentEventRefusalTests {
    private static let answers: [(Int, String?, ServerSentEvent.Refusal?)] = [
        (200, "text/event-stream", nil), (200, "Text/Event-Stream ; charset=utf-8", nil),
        (200, "text/html", .contentType("text/html")), (200, nil, .contentType(nil)), (200, "", .contentType("")),
        (200, " \ttext/event-stream\t;", nil), (200, "t e x t/event-stream", .contentType("t e x t/event-stream")),
        (200, "text/event-stream text/html", .contentType("text/event-stream text/html")),
        (204, nil, .noContent), (204, "text/event-stream", .noContent), (201, "text/event-stream", .status(201)),
        (503, "text/html", .status(503)),
    ]

    // Contract N3
    @Test(arguments: answers)
    func `status 200 and the type of events are an answer`(
        status: Int,
        type: String?,
        refusal: ServerSentEvent.Refusal?
    ) {
        do {
            try ServerSentEvent.checkAnswer(status: status, contentType: type)
            #expect(refusal == nil)
        } catch {
            #expect(error == refusal)
        }
    }
}
