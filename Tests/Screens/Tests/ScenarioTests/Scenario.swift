// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import RxCocoa
import RxSwift
import UIKit

/// A piece of a screen that notes what happens; it compiles with RxSwift's own modules, too.
struct Scenario {
    let name: String
    let run: @MainActor (Notes) async -> Void

    init(_ name: String, _ run: @escaping @MainActor (Notes) async -> Void) {
        self.name = name
        self.run = run
    }

    /// Its notes, on a line each.
    @MainActor
    func lines() async -> [String] {
        let notes = Notes()
        await run(notes)
        await mainTurns()
        // What an object's end completes comes in no order.
        var lines: [String] = []
        var ends: [String] = []
        for line in notes.lines + [""] {
            if line.hasSuffix(" |") {
                ends.append(line)
            } else {
                lines += ends.sorted() + [line]
                ends = []
            }
        }
        return lines.count == 1 ? ["nothing"] : lines.dropLast()
    }

    /// The notes, each of them below the names of all scenarios that note it.
    @MainActor
    static func log() async -> String {
        var logs: [(names: String, notes: String)] = []
        for scenario in all {
            let notes = await scenario.lines().map { "    \($0)\n" }.joined()
            let index = logs.firstIndex { $0.notes == notes } ?? logs.endIndex
            if index == logs.endIndex { logs.append(("", notes)) }
            logs[index].names += scenario.name + "\n"
        }
        return logs.map { $0.names + $0.notes }.joined()
    }

    static let all = members + controls + texts + delegates + sources + pickers + objects + traits

    // The five rules on one line each.
    private static let members = (Member.all).map { member in
        Scenario(member.name) { notes in
            let line = Notes()
            var subject: Member.Subject? = member.make()
            weak var object: AnyObject? = subject!.object
            let first = line.log("a", subject!.source)
            line.log("b", subject!.source)
            line.note("/ acts:")
            subject!.act()
            await mainTurns()
            line.note("/ program:")
            subject!.set()
            await mainTurns()
            line.note("/ a leaves:")
            first.dispose()
            subject!.act()
            await mainTurns()
            line.note("/ end:")
            subject = nil
            await mainTurns()
            line.note(object == nil ? "freed" : "held")
            notes.note(line.lines.joined(separator: " "))
        }
    }
}

/// What is noted while a scenario runs, on the main thread.
@MainActor
final class Notes {
    private(set) var lines: [String] = []
    let bag = DisposeBag()

    nonisolated init() {}

    func note(_ line: String) {
        // Without addresses, the time now, and line breaks.
        var line = line
        let now = #"20\d\d-\d\d-\d\d \d\d:\d\d:\d\d \+0000"#
        for (pattern, known) in [("0x[0-9a-f]+", "0x"), (now, "now"), ("\n", " ")] {
            line = line.replacingOccurrences(of: pattern, with: known, options: .regularExpression)
        }
        lines.append(line)
    }

    /// Notes the events of a sequence.
    @discardableResult
    func log<Source: ObservableType>(_ name: String, _ source: Source) -> Disposable {
        let subscription = source.asObservable().subscribe(
            onNext: { [weak self] in self?.note("\(name) \(shown($0))") },
            onError: { [weak self] in self?.note("\(name) fails: \(kind($0))") },
            onCompleted: { [weak self] in self?.note("\(name) |") }
        )
        subscription.disposed(by: bag)
        return subscription
    }
}

private func shown(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
}

/// The names of an error's type and case.
func kind(_ error: Error) -> String {
    "\(type(of: error)).\(Mirror(reflecting: error).children.first?.label ?? "\(error)")"
}

/// Waits until the main queue has done what others sent to it.
@MainActor
func mainTurns() async {
    for _ in 0..<3 {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

/// Does something on another thread, and waits for it.
@MainActor
func elsewhere(_ body: @escaping () -> Void) async {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            body()
            continuation.resume()
        }
    }
    await mainTurns()
}

/// Whether this is the main queue: Linux has it on any thread, once the main thread has left.
func onMain() -> Bool {
    mark
    return DispatchQueue.getSpecific(key: key) != nil
}

private let key = DispatchSpecificKey<Void>()
private let mark: Void = DispatchQueue.main.setSpecific(key: key, value: ())
