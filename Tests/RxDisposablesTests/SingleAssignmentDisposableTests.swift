import TestSupport
import Testing

struct SingleAssignmentDisposableTests {
    // Contract G7
    @Test func `a second assignment traps`() async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let disposable = SingleAssignmentDisposable()
            disposable.setDisposable(Disposables.create())
            disposable.setDisposable(Disposables.create())
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("has its disposable already"))
        #expect(message.contains("was called a second time"))
        #expect(message.contains("use a SerialDisposable"))
    }

    // Contract G7
    @Test func `a second assignment after disposal traps`() async {
        await #expect(processExitsWith: .failure) {
            let disposable = SingleAssignmentDisposable()
            disposable.dispose()
            disposable.setDisposable(Disposables.create())
            disposable.setDisposable(Disposables.create())
        }
    }
}
