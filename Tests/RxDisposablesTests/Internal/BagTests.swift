import TestSupport
import Testing

@testable import RxDisposables

struct BagTests {
    private func elements<Element>(_ bag: consuming Bag<Element>) -> [Element] {
        var elements: [Element] = []
        while let element = bag.popFirst() { elements.append(element) }
        return elements
    }

    @Test func `keeps the order of insertion`() {
        var bag = Bag<Int>()
        #expect(bag.isEmpty == true)
        let keys = (0..<10).map { bag.insert($0) }
        for index in [3, 0, 9, 5] {
            let removed = bag.remove(for: keys[index])
            #expect(removed == index)
        }
        for number in 10..<16 {
            bag.insert(number)
        }
        #expect(bag.count == 12)
        #expect(elements(bag) == [1, 2, 4, 6, 7, 8, 10, 11, 12, 13, 14, 15])
    }

    @Test func `a key names its own element only`() {
        var bag = Bag<Int>()
        let key = bag.insert(1)
        let first = bag.remove(for: key)
        let second = bag.remove(for: key)
        bag.insert(2)
        let third = bag.remove(for: key)
        #expect(first == 1)
        #expect(second == nil)
        #expect(third == nil, "the place is occupied again, by another element")
        #expect(bag.count == 1)
    }

    @Test func `popFirst takes elements out in order`() {
        var bag = Bag<Int>()
        let none = bag.popFirst()
        #expect(none == nil)
        let keys = (0..<5).map { bag.insert($0) }
        _ = bag.remove(for: keys[0])
        for number in 1..<5 {
            let element = bag.popFirst()
            #expect(element == number)
        }
        let end = bag.popFirst()
        #expect(end == nil)
        #expect(bag.isEmpty == true)
    }

    @Test func `keys are unique after removeAll, too`() {
        var bag = Bag<Int>()
        let old = bag.insert(1)
        bag.insert(2)
        let taken = bag.removeAll()
        #expect(elements(taken) == [1, 2])
        #expect(bag.isEmpty == true)
        let new = bag.insert(3)
        #expect(new != old)
        let removed = bag.remove(for: old)
        #expect(removed == nil)
        #expect(elements(bag.removeAll()) == [3])
        #expect(bag.isEmpty == true)
        let afterwards = bag.remove(for: new)
        #expect(afterwards == nil)
    }

    /// Against an array of pairs as the model.
    @Test func `behaves as an array`() {
        var bag = Bag<String>()
        var model: [(key: Bag<String>.Key, element: String)] = []
        var oldKeys: [Bag<String>.Key] = []
        for number in 0..<2_000 {
            if Int.random(in: 0..<9) < 5 || model.isEmpty {
                model.append((bag.insert("\(number)"), "\(number)"))
            } else {
                let (key, element) = model.remove(at: Int.random(in: 0..<model.count))
                let removed = bag.remove(for: key)
                #expect(removed == element)
                oldKeys.append(key)
            }
            bag.checkInvariants(limit: .max)
            #expect(bag.count == model.count)
        }
        for key in oldKeys {
            let removed = bag.remove(for: key)
            #expect(removed == nil)
        }
        #expect(elements(bag) == model.map(\.element))
    }

    // Contract G5
    @Test func `frees removed elements`() {
        var bag = Bag<CountingDisposable>()
        weak var removed: CountingDisposable?
        weak var cleared: CountingDisposable?
        weak var dropped: CountingDisposable?
        do {
            let elements = (0..<3).map { _ in CountingDisposable() }
            (removed, cleared, dropped) = (elements[0], elements[1], elements[2])
            let key = bag.insert(elements[0])
            bag.insert(elements[1])
            _ = bag.remove(for: key)
            _ = bag.removeAll()
            var other = Bag<CountingDisposable>()
            for _ in 0..<9 {
                other.insert(elements[2])
            }
        }
        #expect(removed == nil)
        #expect(cleared == nil)
        #expect(dropped == nil)
    }
}
