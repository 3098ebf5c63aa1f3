import TestSupport
import Testing

struct CompositeDisposableTests {
    private let recorder = Recorder<Int>()

    private func leaf(_ number: Int) -> any Disposable {
        let recorder = recorder
        return Disposables.create { recorder.record(number) }
    }

    // Contract G4
    @Test func `every initialiser keeps the order`() {
        let all: [(CompositeDisposable, Int)] = [
            (CompositeDisposable(), 0),
            (CompositeDisposable(leaf(1), leaf(2)), 2),
            (CompositeDisposable(leaf(1), leaf(2), leaf(3)), 3),
            (CompositeDisposable(leaf(1), leaf(2), leaf(3), leaf(4)), 4),
            (CompositeDisposable(leaf(1), leaf(2), leaf(3), leaf(4), leaf(5), leaf(6)), 6),
            (CompositeDisposable(disposables: (1...9).map(leaf)), 9),
            (CompositeDisposable(disposables: []), 0),
        ]
        for (composite, count) in all {
            #expect(composite.count == count)
            #expect(!composite.isDisposed)
            composite.dispose()
            composite.dispose()
            #expect(composite.isDisposed)
            #expect(composite.count == 0)
            #expect(recorder.removeAll() == Array(1...9).prefix(count).map(\.self))
        }
    }

    // Contract G4
    @Test func `a member inserted after disposal is disposed of at once`() {
        let composite = CompositeDisposable()
        composite.dispose()
        #expect(composite.insert(leaf(1)) == nil)
        #expect(recorder.elements == [1])
        #expect(composite.count == 0)
    }

    // Contract G4
    @Test func `remove disposes of one member, once`() throws {
        let composite = CompositeDisposable()
        composite.insert(leaf(1))
        let key = try #require(composite.insert(leaf(2)))
        composite.insert(leaf(3))
        composite.remove(for: key)
        composite.remove(for: key)
        #expect(recorder.elements == [2])
        #expect(composite.count == 2)
        composite.insert(leaf(4))
        composite.remove(for: key)
        #expect(composite.count == 3, "the place of the removed member was taken again, but the key is old")
        composite.dispose()
        #expect(recorder.elements == [2, 1, 3, 4])
        composite.remove(for: key)
        #expect(recorder.count == 4)
    }

    @Test func `the key of another composite does nothing`() throws {
        let composite = CompositeDisposable()
        let other = CompositeDisposable()
        let key = try #require(composite.insert(leaf(1)))
        other.insert(leaf(2))
        other.remove(for: key)
        #expect(recorder.elements.isEmpty)
        #expect(other.count == 1)
    }

    @Test func `keys are equal if they name the same member`() throws {
        let composite = CompositeDisposable()
        let key1 = try #require(composite.insert(leaf(1)))
        let key2 = try #require(composite.insert(leaf(2)))
        #expect(key1 == key1)
        #expect(Set([key1, key2, key1]).count == 2)
    }

    // Contracts G4, G5
    @Test func `behaves as an array of its members`() throws {
        let composite = CompositeDisposable()
        var model: [(key: CompositeDisposable.DisposeKey, number: Int)] = []
        var oldKeys: [CompositeDisposable.DisposeKey] = []
        for number in 0..<2_000 {
            if Int.random(in: 0..<9) < 5 || model.isEmpty {
                model.append((try #require(composite.insert(leaf(number))), number))
            } else {
                let member = model.remove(at: Int.random(in: 0..<model.count))
                composite.remove(for: member.key)
                #expect(recorder.removeAll() == [member.number])
                oldKeys.append(member.key)
            }
            #expect(composite.count == model.count)
        }
        for key in oldKeys { composite.remove(for: key) }
        composite.dispose()
        #expect(recorder.elements == model.map(\.number))
    }

    // Contract G5
    @Test func `frees members that are removed or disposed of`() throws {
        let composite = CompositeDisposable()
        weak var removed: CountingDisposable?
        weak var disposed: CountingDisposable?
        weak var late: CountingDisposable?
        do {
            let inners = (0..<3).map { _ in CountingDisposable() }
            (removed, disposed, late) = (inners[0], inners[1], inners[2])
            let key = try #require(composite.insert(inners[0]))
            composite.insert(inners[1])
            composite.remove(for: key)
            composite.dispose()
            composite.insert(inners[2])
        }
        #expect(removed == nil)
        #expect(disposed == nil)
        #expect(late == nil)
    }

    // Contract L6
    @Test func `dispose actions may use the composite`() throws {
        let composite = CompositeDisposable()
        let recorder = recorder
        let late = leaf(3)
        let victim = try #require(composite.insert(leaf(0)))
        composite.insert(
            Disposables.create { [unowned composite] in
                recorder.record(1)
                composite.remove(for: victim)
                composite.dispose()
                composite.insert(late)
                #expect(composite.count == 0)
                #expect(composite.isDisposed)
            }
        )
        composite.insert(leaf(2))
        composite.dispose()
        #expect(recorder.elements == [0, 1, 3, 2])
    }

    // Contract L6
    @Test func `the action of a removed member may insert`() throws {
        let composite = CompositeDisposable()
        let added = leaf(1)
        let inserting = Disposables.create { [unowned composite] in _ = composite.insert(added) }
        let key = try #require(composite.insert(inserting))
        composite.remove(for: key)
        #expect(composite.count == 1)
        composite.dispose()
        #expect(recorder.elements == [1])
    }
}
