import Foundation
import TestSupport
import Testing

/// The hooks are global to the process, so each test that changes them runs in a process of its own.
struct HooksTests {
    // Contract G10
    @Test func `the handler gets the error with the place of the subscription`() async {
        await #expect(processExitsWith: .success) {
            let calls = Recorder<[String]>()
            Hooks.recordCallStackOnError = true
            Hooks.defaultErrorHandler = { callStack, error in calls.record(["\(error)"] + callStack) }
            let source = TestSource<Int>()
            subscribeSomewhere(to: source.observable)
            precondition(calls.count == 0)
            source.onError(Fault.first)
            precondition(calls.count == 1)
            let lines = calls.elements[0]
            precondition(lines[0] == "first")
            precondition(lines.contains { $0.contains("subscribeSomewhere") }, lines.joined(separator: "\n"))
        }
    }

    @Test func `without recording there is no call stack`() async {
        await #expect(processExitsWith: .success) {
            let calls = Recorder<[String]>()
            Hooks.recordCallStackOnError = false
            Hooks.customCaptureSubscriptionCallstack = {
                calls.record(["captured"])
                return []
            }
            Hooks.defaultErrorHandler = { callStack, _ in calls.record(callStack) }
            subscribeSomewhere(to: .error(Fault.first))
            precondition(calls.elements == [[]])
        }
    }

    @Test func `recording is on in debug builds and off in release builds`() {
        #if DEBUG
        #expect(Hooks.recordCallStackOnError)
        #else
        #expect(!Hooks.recordCallStackOnError)
        #endif
    }

    // Contract G10
    @Test func `a custom capture runs when the subscription is made`() async {
        await #expect(processExitsWith: .success) {
            let log = Recorder<String>()
            Hooks.recordCallStackOnError = true
            Hooks.customCaptureSubscriptionCallstack = {
                log.record("captured")
                return ["here", "there"]
            }
            Hooks.defaultErrorHandler = { callStack, error in log.record("\(error) \(callStack)") }
            let source = TestSource<Int>()
            subscribeSomewhere(to: source.observable)
            precondition(log.elements == ["captured"])
            source.onError(Fault.first)
            precondition(log.elements == ["captured", #"first ["here", "there"]"#])
            precondition(Hooks.customCaptureSubscriptionCallstack() == ["here", "there"])
        }
    }

    @Test func `a subscription with onError captures nothing`() async {
        await #expect(processExitsWith: .success) {
            let log = Recorder<String>()
            Hooks.recordCallStackOnError = true
            Hooks.customCaptureSubscriptionCallstack = {
                log.record("captured")
                return []
            }
            _ = Observable<Int>.of(1).subscribe(onError: { _ in })
            _ = Observable<Int>.of(1).subscribe { _ in }
            precondition(log.elements.isEmpty)
        }
    }

    @Test func `the handler at the time of the error is called`() async {
        await #expect(processExitsWith: .success) {
            let log = Recorder<String>()
            Hooks.defaultErrorHandler = { _, _ in log.record("old") }
            let source = TestSource<Int>()
            subscribeSomewhere(to: source.observable)
            Hooks.defaultErrorHandler = { _, _ in log.record("new") }
            source.onError(Fault.first)
            precondition(log.elements == ["new"])
        }
    }

    // Contract G10
    @Test func `without a custom handler the error is written to standard error`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Hooks.recordCallStackOnError = false
            subscribeSomewhere(to: .error(Fault.first))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Rx: an error reached a subscription without onError: first"))
        #expect(text.contains("set Hooks.recordCallStackOnError"))
    }

    // Contract G10: the error is printed at once, and the place from another thread.
    @Test(.timeLimit(.minutes(5))) func `the place is written after the error`() async {
        await #expect(processExitsWith: .success) {
            Hooks.recordCallStackOnError = true
            let pipe = Pipe()
            // It stays open until the process ends, since others may still write.
            _ = Unmanaged.passRetained(pipe)
            dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
            subscribeSomewhere(to: .error(Fault.first))
            var text = ""
            while !text.contains("subscribeSomewhere") {
                text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
            }
            precondition(text.hasPrefix("Rx: an error reached a subscription without onError: first\n"))
            precondition(text.contains("Rx: where the subscription was made that left first unhandled:\n"))
        }
    }

    // One capture for each subscription, against a thousand times the time for describing one: a busy machine doesn't
    // matter.
    @Test func `recording the place is much faster than describing it`() async {
        await #expect(processExitsWith: .success) {
            Hooks.recordCallStackOnError = true
            let clock = ContinuousClock()
            subscribeSomewhere(to: .error(Fault.first))
            let noting = clock.measure { for _ in 0..<100 { subscribeSomewhere(to: .empty().startWith(1)) } } / 100
            let words = clock.measure { _ = Hooks.customCaptureSubscriptionCallstack() }
            precondition(noting < words, "\(noting) \(words)")
        }
    }

    // Contract L0
    @Test func `a replaced handler's captures are freed outside the lock`() async {
        await #expect(processExitsWith: .success) {
            let mint = Mint()
            let count = LockedValue(0)
            mint.whenFreed {
                // It would wait for ever if a lock were held.
                Hooks.recordCallStackOnError = Hooks.recordCallStackOnError
                _ = Hooks.defaultErrorHandler
                _ = Hooks.customCaptureSubscriptionCallstack
                count.withLock { $0 += 1 }
            }
            installHandlers(holding: mint)
            Hooks.defaultErrorHandler = { _, _ in }
            precondition(count.value == 1)
            Hooks.customCaptureSubscriptionCallstack = { [] }
            precondition(count.value == 2)
        }
    }

    // Contract L0
    @Test func `a handler may change the hooks and subscribe`() async {
        await #expect(processExitsWith: .success) {
            let log = Recorder<String>()
            Hooks.defaultErrorHandler = { _, error in
                log.record("\(error)")
                Hooks.defaultErrorHandler = { _, error in log.record("second \(error)") }
                subscribeSomewhere(to: .error(Fault.second))
            }
            subscribeSomewhere(to: .error(Fault.first))
            precondition(log.elements == ["first", "second second"])
        }
    }
}

@inline(never)
private func subscribeSomewhere(to source: Observable<Int>) {
    _ = source.subscribe(onNext: { _ in })
}

private func installHandlers(holding mint: Mint) {
    let first = mint.token()
    let second = mint.token()
    Hooks.defaultErrorHandler = { _, _ in _ = first.number }
    Hooks.customCaptureSubscriptionCallstack = { ["\(second.number)"] }
}
