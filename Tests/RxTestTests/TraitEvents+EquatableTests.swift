import RxTraits
import TestSupport
import Testing

struct TraitEventsEquatableTests {
    @Test func `events of singles are equal by their contents`() {
        let (one, two): (SingleEvent<Int>, SingleEvent<Int>) = (.success(1), .success(2))
        let (late, unknown): (SingleEvent<Int>, SingleEvent<Int>) = (
            .failure(RxError.timeout), .failure(RxError.unknown)
        )
        #expect(one == one)
        #expect(one != two)
        #expect(late == late)
        #expect(late != unknown)
        #expect(one != late)
    }

    @Test func `events of maybes are equal by their contents`() {
        #expect(MaybeEvent.success(1) == .success(1))
        #expect(MaybeEvent.success(1) != .success(2))
        #expect(MaybeEvent<Int>.completed == .completed)
        #expect(MaybeEvent<Int>.completed != .error(RxError.timeout))
        #expect(MaybeEvent<Int>.error(MarbleError()) == .error(MarbleError()))
        #expect(MaybeEvent<Int>.error(RxError.timeout) != .error(RxError.unknown))
    }

    @Test func `events of completables are equal by their contents`() {
        #expect(CompletableEvent.completed == .completed)
        #expect(CompletableEvent.completed != .error(RxError.timeout))
        #expect(CompletableEvent.error(RxError.timeout) == .error(RxError.timeout))
        #expect(CompletableEvent.error(RxError.timeout) != .error(MarbleError()))
    }

    @Test func `events of infallibles are equal by their contents`() {
        #expect(InfallibleEvent.next(1) == .next(1))
        #expect(InfallibleEvent.next(1) != .next(2))
        #expect(InfallibleEvent<Int>.completed == .completed)
        #expect(InfallibleEvent.completed != .next(1))
    }
}
