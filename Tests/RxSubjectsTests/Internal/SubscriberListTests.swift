@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

@testable import RxSubjects

struct SubscriberListTests {
    private final class Named: SubjectSubscriber, @unchecked Sendable {
        let name: Int
        private let freed: Recorder<Int>?

        init(_ name: Int, freed: Recorder<Int>? = nil) {
            self.name = name
            self.freed = freed
            super.init(SubjectCore(), Sink<Int>())
        }

        deinit {
            freed?.record(name)
        }
    }

    /// A list next to the space for its first subscribers, as in a subject.
    private final class HeldList {
        private var list = SubscriberList()
        private let firstPlaces = SubscriberList.FirstPlaces((nil, nil))

        func append(_ subscriber: SubjectSubscriber) { list.append(subscriber, firstPlaces) }

        func remove(_ subscriber: SubjectSubscriber) { list.remove(subscriber) }

        func removeAll() { list.removeAll() }

        func forEach(_ body: (SubjectSubscriber) -> Void) { list.forEach(body) }
    }

    private func names(_ list: HeldList) -> [Int] {
        var names: [Int] = []
        list.forEach { names.append(($0 as? Named)?.name ?? -1) }
        return names
    }

    @Test func `keeps the order of appending`() {
        let list = HeldList()
        #expect(names(list) == [])
        for name in 0..<5 { list.append(Named(name)) }
        #expect(names(list) == [0, 1, 2, 3, 4])
    }

    @Test func `removing leaves the others in their order`() {
        let list = HeldList()
        let all = (0..<5).map { Named($0) }
        for one in all { list.append(one) }
        list.remove(all[1])
        list.remove(all[3])
        #expect(names(list) == [0, 2, 4])
        list.append(Named(5))
        #expect(names(list) == [0, 2, 4, 5])
    }

    @Test func `removing twice, or an unknown subscriber, has no effect`() {
        let list = HeldList()
        let (first, second) = (Named(1), Named(2))
        list.append(first)
        list.append(second)
        list.remove(first)
        list.remove(first)
        list.remove(Named(3))
        #expect(names(list) == [2])
    }

    @Test(arguments: [1, 2, 3, 7])
    func `closing the gaps keeps the order and all subscribers`(step: Int) {
        let list = HeldList()
        let all = (0..<1000).map { Named($0) }
        for one in all { list.append(one) }
        var left = Set(0..<1000)
        // A permutation, since the step and the length are coprime.
        for index in 0..<990 {
            let name = index * step % 1000
            guard left.remove(name) != nil else { continue }
            list.remove(all[name])
        }
        #expect(names(list) == left.sorted())
        for name in left { list.remove(all[name]) }
        #expect(names(list) == [])
    }

    @Test func `holds exactly its current subscribers`() {
        let freed = Recorder<Int>()
        do {
            let list = HeldList()
            for name in 0..<3 { list.append(Named(name, freed: freed)) }
            #expect(freed.elements == [])
            var first: SubjectSubscriber?
            list.forEach { if first == nil { first = $0 } }
            if let first { list.remove(first) }
            #expect(freed.elements == [])
            first = nil
            #expect(freed.elements == [0])
            withExtendedLifetime(list) {}
        }
        #expect(freed.elements == [0, 1, 2], "the rest goes with the list")
    }

    @Test func `removeAll frees all subscribers and leaves a working empty list`() {
        let freed = Recorder<Int>()
        let list = HeldList()
        let held = Named(9)
        list.append(held)
        for name in 0..<3 { list.append(Named(name, freed: freed)) }
        list.removeAll()
        #expect(freed.elements == [0, 1, 2])
        #expect(names(list) == [])
        // Its place was removed with the list's contents.
        list.remove(held)
        list.append(held)
        #expect(names(list) == [9])
    }

    // Contract G5
    @Test func `its size follows the number of subscribers`() {
        let list = HeldList()
        let stays = Named(-1)
        list.append(stays)
        for name in 0..<100_000 {
            let guest = Named(name)
            list.append(guest)
            list.remove(guest)
        }
        #expect(names(list) == [-1])
        // A list that kept its gaps would give the next subscriber the place 100,001.
        let next = Named(0)
        list.append(next)
        let position = Mirror(reflecting: next).superclassMirror?.children.first { $0.label == "position" }?.value
        #expect(position as? Int ?? .max <= 32)
    }
}
