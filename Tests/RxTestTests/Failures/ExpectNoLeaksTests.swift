import Dispatch
import TestSupport
import Testing

// Contract W6
struct ExpectNoLeaksTests {
    @Test func `a block that disposes of its subscriptions passes`() {
        let subject = PublishSubject<Int>()
        let failures = FailureReporter.failures {
            expectNoLeaks {
                let bag = DisposeBag()
                subject.flatMap { _ in Observable<Int>.never() }.subscribe(onNext: { _ in }).disposed(by: bag)
                subject.onNext(1)
                _ = Observable.of(1).subscribe(onNext: { _ in })
            }
        }
        #expect(failures == [])
    }

    @Test func `a leak fails the test at its line, and the message names it and its inner subscriptions`() throws {
        let subject = PublishSubject<Int>()
        let line = UInt(#line + 2)
        let failures = FailureReporter.failures {
            expectNoLeaks {
                _ = leakingSearch(subject)
                subject.onNext(1)
            }
        }
        let failure = try #require(failures.first)
        #expect(failures.count == 1)
        #expect(failure.line == line)
        #expect(failure.message.hasPrefix("A subscription is still live:\n#"))
        #expect(failure.message.contains(" PublishSubject.flatMapLatest: 0 elements"))
        #expect(failure.message.contains("└─ #"))
        #expect(failure.message.contains(" never: 0 elements"))
        // A release build records no call stacks.
        #if DEBUG
        #expect(failure.message.contains("was subscribed to at "))
        #expect(failure.message.contains("leakingSearch"))
        #endif
    }

    @Test func `the block's result counts as a leak, and is returned`() {
        let subject = PublishSubject<Int>()
        let failures = FailureReporter.failures {
            let bag = expectNoLeaks {
                let bag = DisposeBag()
                subject.subscribe(onNext: { _ in }).disposed(by: bag)
                return bag
            }
            withExtendedLifetime(bag) {}
        }
        #expect(failures.map(\.message).count == 1)
    }

    @Test(.timeLimit(.minutes(5))) func `other threads' subscriptions don't count`() throws {
        let subject = PublishSubject<Int>()
        let others = LockedValue<[any Disposable]>([])
        let failures = FailureReporter.failures {
            expectNoLeaks {
                // A thread that isn't a task of the block.
                try? runConcurrently(threads: 2) { _ in
                    let subscription = subject.subscribe(onNext: { _ in })
                    others.withLock { $0.append(subscription) }
                }
                subject.subscribe(onNext: { _ in }).dispose()
            }
        }
        #expect(failures == [])
        others.value.forEach { $0.dispose() }
    }

    @Test(.timeLimit(.minutes(5))) func `an asynchronous block is awaited`() async {
        let gate = Gate()
        let failures = await FailureReporter.failures {
            await expectNoLeaks(within: .seconds(60)) {
                let subject = PublishSubject<Int>()
                let subscription = subject.subscribe(onNext: { _ in })
                // Another task of the test ends it.
                Task.detached {
                    await gate.wait()
                    subscription.dispose()
                    withExtendedLifetime(subject) {}
                }
                Task.detached {
                    await gate.arrivals()
                    gate.open()
                }
            }
        }
        #expect(failures == [])
    }

    @Test(.timeLimit(.minutes(5))) func `tasks of an asynchronous block belong to it`() async {
        let subject = PublishSubject<Int>()
        let failures = await FailureReporter.failures {
            await expectNoLeaks(within: .zero) {
                await Task { _ = subject.map { $0 }.subscribe(onNext: { _ in }) }.value
            }
        }
        #expect(failures.count == 1)
        #expect(failures.first?.message.contains("PublishSubject.map") == true)
    }

    @Test func `a block that throws isn't checked`() {
        let subject = PublishSubject<Int>()
        let failures = FailureReporter.failures {
            #expect(throws: Fault.self) {
                try expectNoLeaks {
                    _ = subject.subscribe(onNext: { _ in })
                    throw Fault()
                }
            }
        }
        #expect(failures == [])
    }
}

private struct Fault: Error {}

@inline(never) private func leakingSearch(_ subject: PublishSubject<Int>) -> any Disposable {
    subject.flatMapLatest { _ in Observable<Int>.never() }.subscribe(onNext: { _ in })
}
