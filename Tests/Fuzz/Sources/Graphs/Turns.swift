import Foundation

/// Lets the serial queue and the main queue run only when the program says so, one after the other: so each run of a
/// program is the same. With threads, they run all the time.
// SAFETY: the thread that runs the program uses it, and the semaphores order what main does.
final class Turns: @unchecked Sendable {
    let queue = DispatchQueue(label: "graphs")
    private let usesMain: Bool
    private let isHeld: Bool
    private let called = DispatchSemaphore(value: 0)
    private let answered = DispatchSemaphore(value: 0)
    /// What main does next; without it, main is let go.
    private var command: (() -> Void)?

    init(usesMain: Bool, isHeld: Bool) {
        (self.usesMain, self.isHeld) = (usesMain, isHeld)
        guard isHeld else { return }
        queue.suspend()
        if usesMain { holdMain() }
    }

    /// Runs something on main, in a block of the main queue.
    func onMain(_ work: @escaping () -> Void) {
        guard usesMain else { return work() }
        guard isHeld else { return DispatchQueue.main.sync(execute: work) }
        command = work
        called.signal()
        answered.wait()
    }

    /// Lets all that waits run: until `count`, which counts what happens, stays the same.
    func run(virtual: () -> Void, count: () -> Int) {
        var (last, still) = (-1, 0)
        while still < 2 {
            if isHeld { queue.resume() }
            for _ in 0..<2 { queue.sync {} }
            if isHeld { queue.suspend() }
            if usesMain {
                if isHeld { letMainGo() }
                for _ in 0..<2 { DispatchQueue.main.sync {} }
                if isHeld { holdMain() }
            }
            virtual()
            let now = count()
            still = now == last ? still + 1 : 0
            last = now
        }
    }

    /// The queue can't be freed while it is suspended.
    func end() {
        guard isHeld else { return }
        queue.resume()
        if usesMain { letMainGo() }
    }

    private func holdMain() {
        DispatchQueue.main.async { [self] in
            answered.signal()
            while true {
                called.wait()
                guard let work = command else { break }
                command = nil
                work()
                answered.signal()
            }
        }
        answered.wait()
    }

    private func letMainGo() {
        command = nil
        called.signal()
    }
}
