import Observation
import RxRelay
import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct RelayBindingTests {
    @Test func `reads and sets the relay's value`() {
        let name = BehaviorRelay(value: "")
        let field = name.binding
        field.set("Ada")
        #expect(name.value == "Ada")
        name.accept("Grace")
        #expect(field.get() == "Grace")
    }

    @Test func `an observer gets each new value, but not the initial one`() {
        let name = BehaviorRelay(value: "a")
        let field = name.binding
        var changes = 0
        // Like a view, which is drawn again after each change.
        func draw() -> String {
            withObservationTracking {
                field.get()
            } onChange: {
                MainActor.assumeIsolated { changes += 1 }
            }
        }
        #expect(draw() == "a")
        #expect(changes == 0)
        name.accept("b")
        #expect(changes == 1)
        #expect(draw() == "b")
        field.set("c")
        #expect(changes == 2)
        #expect(draw() == "c")
    }

    @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    @Test func `a value accepted on another thread is reported on main`() async {
        let count = BehaviorRelay(value: 0)
        let field = count.binding
        let numbers = Observations { field.get() }
        let task = Task {
            var last = 0
            for await number in numbers {
                #expect(number >= last)
                last = number
                if number == 1_000 { break }
            }
            return last
        }
        await Task.detached { for _ in 1...1_000 { count.update { $0 += 1 } } }.value
        #expect(await task.value == 1_000)
    }

    // Contract G5
    @Test func `the closures keep the relay, and the relay keeps none of them`() async {
        var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 1)
        weak var freed: AnyObject?
        freed = relay
        var field = relay?.binding
        relay = nil
        #expect(field?.get() == 1)
        field = nil
        #expect(freed == nil)
        // A release build counts no objects.
        #if DEBUG
        await #expect(processExitsWith: .success) { @MainActor in
            let relay = BehaviorRelay(value: 1)
            let before = Resources.total
            do {
                let field = relay.binding
                field.set(2)
                precondition(Resources.total > before)
            }
            precondition(Resources.total == before, "\(Resources.total - before) left")
        }
        #endif
    }
}
