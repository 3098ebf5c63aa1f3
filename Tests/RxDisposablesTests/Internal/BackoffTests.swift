import RxDisposables
import Testing

struct BackoffTests {
    @Test func `counts attempts until it sleeps`() {
        var attempts = 0
        for expected in 1...96 {
            Backoff.wait(attempt: &attempts)
            #expect(attempts == expected)
        }
        Backoff.wait(attempt: &attempts)
        #expect(attempts == 96)
    }
}
