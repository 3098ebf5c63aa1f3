import Foundation
import Rx
import Testing

/// What holds for all members of the screens' modules that tell of something.
@MainActor
@Suite(.timeLimit(.minutes(5)), .serialized)
struct RuleTests {
    @Test("The list has each event and property that the sources declare")
    func complete() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/RxScreens")
        var declared: Set<String> = []
        for folder in Member.folders {
            let path = sources.appendingPathComponent(folder).resolvingSymlinksInPath()
            for file in try FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil)
            where file.pathExtension == "swift" {
                var base = ""
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    if let match = line.firstMatch(of: /^extension Reactive where Base: (\w+)/) {
                        base = String(match.1)
                    }
                    let member = /^    public (?:var|func) (\w+)(?:: (?:Control|MainObs)|[^:].* -> Control|:$|<T>\($)/
                    if let match = line.firstMatch(of: member), base != "AnyObject" {
                        declared.insert("\(base).\(match.1)")
                    }
                }
            }
        }
        let missing = declared.subtracting(Member.all.map(\.name))
        #expect(missing.filter { name in !Member.elsewhere.contains { name.contains($0) } } == [])
        #expect(!declared.isEmpty)
    }

    @Test("A second subscriber gets what the first gets, and goes on without it", arguments: Member.all)  // Contract U3
    func secondSubscriber(_ member: Member) async {
        let subject = member.make()
        let first = Log(subject.source)
        let second = Log(subject.source)
        subject.act()
        await mainTurn()
        #expect(first.elements.count > member.first)
        #expect(first.elements == second.elements)
        first.dispose()
        let count = first.elements.count
        subject.act()
        await mainTurn()
        #expect(first.elements.count == count)
        #expect(second.elements.count >= count)
    }

    @Test("The first value comes with the subscription, or none", arguments: Member.all)  // Contract U2
    func firstValue(_ member: Member) {
        let subject = member.make()
        #expect(Log(subject.source).elements.count == member.first)
        #expect(Log(subject.source).elements.count == member.first)
    }

    @Test("It completes when its object is freed, and keeps nothing alive", arguments: Member.all)  // Contract U4
    func end(_ member: Member) async {
        var subject: Member.Subject? = member.make()
        weak var object: AnyObject?
        object = subject?.object
        let log = Log(subject!.source)
        subject!.act()
        await mainTurn()
        let source = subject!.source
        subject = nil
        await mainTurn()
        #expect(object == nil)
        #expect(log.isCompleted)
        let late = Log(source)
        await mainTurn()
        #expect(late.elements.isEmpty)
        #expect(late.isCompleted)
    }

    @Test("A change by the program isn't told, unless UIKit tells of it", arguments: Member.all)  // Contract U2
    func program(_ member: Member) async {
        let subject = member.make()
        let log = Log(subject.source)
        subject.set()
        await mainTurn()
        #expect(log.elements.count == member.first)
    }

    @Test("Subscribed to and disposed of on another thread, it is so on main", arguments: Member.all)  // Contract U1
    func otherThread(_ member: Member) async {
        let subject = member.make()
        let source = subject.source
        // Used on the main thread.
        final class Elements: @unchecked Sendable { var list: [String] = [] }
        let elements = Elements()
        let subscription = await withCheckedContinuation { done in
            DispatchQueue.global().async {
                let subscription = source.subscribe(onNext: { element in
                    MainActor.preconditionIsolated()
                    elements.list.append(element)
                })
                done.resume(returning: subscription)
            }
        }
        await mainTurn()
        #expect(elements.list.count == member.first)
        subject.act()
        await mainTurn()
        let count = elements.list.count
        #expect(count > member.first)
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                subscription.dispose()
                done.resume()
            }
        }
        await mainTurn()
        subject.act()
        await mainTurn()
        #expect(elements.list.count == count)
    }
}

/// Waits for the main queue's next turn.
func mainTurn() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
