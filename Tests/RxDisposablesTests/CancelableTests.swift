import TestSupport
import Testing

struct CancelableTests {
    // Contract G5
    @Test func `is finished once it is disposed of`() {
        let cancelable: any Cancelable = BooleanDisposable()
        #expect(!cancelable.isFinished)
        cancelable.dispose()
        #expect(cancelable.isFinished)
    }

    // Contract G5: every container of this module reports to a bag when it may be removed.
    @Test func `every container knows whether it is disposed of`() {
        let single = SingleAssignmentDisposable()
        single.setDisposable(Disposables.create())
        let all: [any Cancelable] = [
            Disposables.create {},
            Disposables.create(Disposables.create(), Disposables.create()),
            Disposables.create(Disposables.create(), Disposables.create(), Disposables.create()),
            Disposables.create([]),
            BooleanDisposable(),
            CompositeDisposable(),
            SerialDisposable(),
            SingleAssignmentDisposable(),
            single,
            RefCountDisposable(disposable: Disposables.create()),
        ]
        for cancelable in all {
            #expect(!cancelable.isDisposed && !cancelable.isFinished, "\(cancelable)")
            cancelable.dispose()
            #expect(cancelable.isDisposed && cancelable.isFinished, "\(cancelable)")
        }
    }

    // Contracts G4, G5
    @Test(arguments: Nesting.allCases)
    func `disposes of its member once, and frees it`(nesting: Nesting) {
        let disposals = LockedValue(0)
        weak var member: CountingDisposable?
        let container: any Disposable
        do {
            let inner = CountingDisposable { disposals.increment() }
            member = inner
            container = nesting.wrap(inner)
        }
        #expect(member != nil)
        #expect(disposals.value == 0)
        container.dispose()
        #expect(member == nil)
        container.dispose()
        #expect(disposals.value == 1)
    }

    // Contract G5
    @Test(arguments: Nesting.allCases)
    func `frees its member with itself, and doesn't dispose of it then unless it is a bag`(nesting: Nesting) {
        let disposals = LockedValue(0)
        weak var member: CountingDisposable?
        do {
            let inner = CountingDisposable { disposals.increment() }
            member = inner
            _ = nesting.wrap(inner)
        }
        #expect(member == nil)
        #expect(disposals.value == (nesting == .bag ? 1 : 0))
    }

    // Contracts G4, L6
    @Test(.timeLimit(.minutes(5)), arguments: Nesting.allCases)
    func `one of eight threads disposes of the member, whose action uses the container`(nesting: Nesting) throws {
        for _ in 0..<200 {
            let container = LockedValue<(any Disposable)?>(nil)
            let inner = CountingDisposable { container.value?.dispose() }
            container.value = nesting.wrap(inner)
            try runConcurrently(threads: 8) { _ in container.value?.dispose() }
            #expect(inner.count == 1)
            container.value = nil
        }
    }

    // Contracts G4, L6, L7
    @Test(.timeLimit(.minutes(5)), arguments: ["bag", "composite", "serial"])
    func `each member that threads add during the disposal is disposed of once`(container: String) throws {
        for _ in 0..<100 {
            let add: @Sendable (CountingDisposable) -> Void
            let dispose: @Sendable () -> Void
            switch container {
            case "bag":
                let bag = LockedValue<DisposeBag?>(DisposeBag())
                add = { member in
                    guard let bag = bag.value else { return member.dispose() }
                    bag.insert(BooleanDisposable(isDisposed: true))
                    bag.insert(member)
                }
                dispose = { bag.value = nil }
            case "composite":
                let composite = CompositeDisposable()
                add = { member in
                    let key = composite.insert(member)
                    if let key, composite.count.isMultiple(of: 2) { composite.remove(for: key) }
                }
                dispose = composite.dispose
            default:
                let serial = SerialDisposable()
                add = { serial.disposable = $0 }
                dispose = serial.dispose
            }
            let members = LockedValue<[CountingDisposable]>([])
            try runConcurrently(threads: 8) { thread in
                for round in 0..<20 {
                    let member = CountingDisposable { add(CountingDisposable()) }
                    members.withLock { $0.append(member) }
                    add(member)
                    if thread == 0, round == 10 { dispose() }
                }
            }
            #expect(members.value.count == 160)
            #expect(members.value.allSatisfy { $0.count == 1 })
        }
    }
}
