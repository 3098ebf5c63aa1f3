import TestSupport
import Testing

struct DisposeBagTests {
    private let recorder = Recorder<Int>()

    private func leaf(_ number: Int) -> any Disposable {
        let recorder = recorder
        return Disposables.create { recorder.record(number) }
    }

    // Contract G4
    @Test func `disposes of its members in order when it is freed`() {
        do {
            let bag = DisposeBag()
            leaf(1).disposed(by: bag)
            bag.insert(leaf(2))
            bag.insert(leaf(3), leaf(4))
            bag.insert([leaf(5), leaf(6)])
            bag.insert {
                leaf(7)
                leaf(8)
            }
            #expect(recorder.elements.isEmpty)
            #expect(bag.count == 8)
        }
        #expect(recorder.elements == Array(1...8))
    }

    // Contract G4
    @Test func `every initialiser keeps the order`() {
        _ = DisposeBag(disposing: leaf(1), leaf(2))
        #expect(recorder.removeAll() == [1, 2])
        _ = DisposeBag(disposing: [leaf(1), leaf(2), leaf(3)])
        #expect(recorder.removeAll() == [1, 2, 3])
        _ = DisposeBag {
            leaf(1)
            leaf(2)
        }
        #expect(recorder.removeAll() == [1, 2])
        _ = DisposeBag(disposing: [])
        _ = DisposeBag()
        #expect(recorder.elements.isEmpty)
    }

    // Contract G5
    @Test func `frees its members`() {
        weak var held: CountingDisposable?
        do {
            let inner = CountingDisposable()
            held = inner
            DisposeBag().insert(inner)
            #expect(inner.count == 1)
        }
        #expect(held == nil)
    }

    // Contract G5: with a million finished subscriptions, the bag stays small.
    @Test func `forgets finished members`() {
        let bag = DisposeBag()
        var peak = 0
        for _ in 0..<1_000_000 {
            bag.insert(BooleanDisposable(isDisposed: true))
            peak = max(peak, bag.count)
        }
        #expect(peak <= 16)
    }

    // Contract G5
    @Test func `the size is at most twice the number of live members`() {
        let bag = DisposeBag()
        let live = (0..<1_000).map { _ in CountingDisposable() }
        for disposable in live {
            disposable.disposed(by: bag)
        }
        var peak = 0
        for _ in 0..<100_000 {
            let disposable = BooleanDisposable()
            disposable.disposed(by: bag)
            disposable.dispose()
            peak = max(peak, bag.count)
        }
        #expect(peak <= 2_100)
        #expect(live.allSatisfy { $0.count == 0 }, "forgetting is not disposing, and the live ones aren't forgotten")
    }

    // Contract G5
    @Test func `forgotten members are freed`() {
        let bag = DisposeBag()
        weak var finished: BooleanDisposable?
        do {
            let disposable = BooleanDisposable(isDisposed: true)
            finished = disposable
            bag.insert(disposable)
        }
        for _ in 0..<16 {
            bag.insert(BooleanDisposable(isDisposed: true))
        }
        #expect(finished == nil)
        _ = consume bag
    }

    // Contract G5
    @Test func `forgetting finished members keeps the order`() {
        do {
            let bag = DisposeBag()
            for number in 0..<1_000 {
                bag.insert(leaf(number))
                bag.insert(BooleanDisposable(isDisposed: true))
            }
        }
        #expect(recorder.elements == Array(0..<1_000))
    }

    // Contract G5: amortised O(1) for an insert.
    @Test func `rarely checks whether members are finished`() {
        let asked = LockedValue(0)
        let bag = DisposeBag()
        for _ in 0..<10_000 {
            bag.insert(Asked(isFinished: false) { asked.withLock { $0 += 1 } })
        }
        #expect(asked.value > 10_000 / 2)
        #expect(asked.value < 10_000 * 3)
    }

    // Contract L0: a member's `isFinished` is read, and the member freed, outside of the lock.
    @Test(.timeLimit(.minutes(5)))
    func `members may use the bag when they are checked or freed`() throws {
        let asked = LockedValue(0)
        let freed = LockedValue(0)
        let inserted = CountingDisposable()
        try runConcurrently(threads: 1) { _ in
            let bag = DisposeBag()
            for _ in 0..<64 {
                bag.insert(
                    Asked(isFinished: true) { [unowned bag] in
                        asked.withLock { $0 += 1 }
                        bag.insert(inserted)
                    } onDeinit: { [unowned bag] in
                        freed.withLock { $0 += 1 }
                        bag.insert(inserted)
                    }
                )
            }
            for _ in 0..<1_000 {
                bag.insert(BooleanDisposable(isDisposed: true))
            }
            #expect(inserted.count == 0)
        }
        #expect(asked.value == 64)
        #expect(freed.value == 64)
        #expect(inserted.count == 128)
    }

    // Contract L6: an action may insert into the bag that is being freed.
    @Test func `a member inserted while the bag is freed is disposed of at once`() {
        do {
            let bag = DisposeBag()
            let (recorder, late) = (recorder, leaf(2))
            bag.insert(
                Disposables.create { [unowned(unsafe) bag] in
                    // The bag's memory exists until its deinit, which runs this, has returned.
                    recorder.record(1)
                    bag.insert(late)
                }
            )
            bag.insert(leaf(3))
        }
        #expect(recorder.elements == [1, 2, 3])
    }

    // Contract L6: an action may free another bag and start a new one.
    @Test func `a dispose action may replace the bag`() {
        let recorder = recorder
        let holder = LockedValue<DisposeBag?>(DisposeBag())
        holder.value?.insert(
            Disposables.create {
                recorder.record(1)
                holder.value = DisposeBag(disposing: Disposables.create { recorder.record(2) })
                holder.value = nil
            }
        )
        holder.value = nil
        #expect(recorder.elements == [1, 2])
    }
}

/// A disposable that records that it is asked whether it is finished.
private final class Asked: Disposable {
    private let answer: Bool
    private let onAsk: @Sendable () -> Void
    private let onDeinit: @Sendable () -> Void

    init(
        isFinished: Bool,
        onAsk: @escaping @Sendable () -> Void,
        onDeinit: @escaping @Sendable () -> Void = {}
    ) {
        answer = isFinished
        self.onAsk = onAsk
        self.onDeinit = onDeinit
    }

    deinit {
        onDeinit()
    }

    var isFinished: Bool {
        onAsk()
        return answer
    }

    func dispose() {}
}
