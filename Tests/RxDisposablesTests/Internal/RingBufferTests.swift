import TestSupport
import Testing

struct RingBufferTests {
    @Test func `elements leave in the order of arrival`() {
        var ring = RingBuffer<Int>()
        #expect(ring.isEmpty == true)
        let none = ring.popFirst()
        #expect(none == nil)
        #expect(ring.first == nil)
        for number in 0..<100 {
            ring.append(number)
        }
        #expect(ring.count == 100)
        #expect(ring.first == 0)
        for number in 0..<100 {
            let element = ring.popFirst()
            #expect(element == number)
        }
        #expect(ring.isEmpty == true)
        let end = ring.popFirst()
        #expect(end == nil)
    }

    @Test func `its memory grows, is kept while it empties, and is freed by removeAll`() {
        var ring = RingBuffer<Int>()
        let none = ring.roomCount
        #expect(none == 0)
        for number in 0..<100 { ring.append(number) }
        let room = ring.roomCount
        #expect(room >= 100)
        while ring.popFirst() != nil {}
        let kept = ring.roomCount
        #expect(kept == room)
        ring.removeAll()
        let freed = ring.roomCount
        #expect(freed == 0)
    }

    /// The queue wraps around its memory, and grows at every offset, against an array as the model.
    @Test(arguments: 0..<20)
    func `behaves as an array`(offset: Int) {
        var ring = RingBuffer<String>()
        var model: [String] = []
        for number in 0..<offset {
            ring.append("\(number)")
            _ = ring.popFirst()
        }
        var random = SystemRandomNumberGenerator()
        for number in 0..<500 {
            if Int.random(in: 0..<5, using: &random) < 3 {
                ring.append("\(number)")
                model.append("\(number)")
            } else {
                let element = ring.popFirst()
                #expect(element == (model.isEmpty ? nil : model.removeFirst()))
            }
            ring.checkInvariants()
            #expect(ring.count == model.count)
            #expect(ring.first == model.first)
        }
        var elements: [String] = []
        ring.forEach { element in
            elements.append(element)
        }
        #expect(elements == model)
        for index in model.indices {
            #expect(ring[index] == model[index])
            ring[index] = "new"
        }
        #expect(ring.isEmpty || ring.first == "new")
    }

    @Test func `reserveCapacity keeps the elements`() {
        var ring = RingBuffer<Int>()
        ring.reserveCapacity(3)
        for number in 0..<6 {
            ring.append(number)
        }
        _ = ring.popFirst()
        ring.reserveCapacity(2)
        ring.reserveCapacity(1_000)
        #expect(ring.count == 5)
        #expect(ring.first == 1)
        #expect(ring[4] == 5)
    }

    // Contract G5
    @Test func `frees removed elements`() {
        var ring = RingBuffer<CountingDisposable>()
        weak var popped: CountingDisposable?
        weak var removed: CountingDisposable?
        weak var dropped: CountingDisposable?
        do {
            let elements = (0..<3).map { _ in CountingDisposable() }
            (popped, removed, dropped) = (elements[0], elements[1], elements[2])
            ring.append(elements[0])
            _ = ring.popFirst()
            ring.append(elements[1])
            ring.removeAll()
            #expect(ring.isEmpty == true)
            var other = RingBuffer<CountingDisposable>()
            for _ in 0..<3 {
                other.append(elements[2])
                _ = other.popFirst()
                other.append(elements[2])
            }
        }
        #expect(popped == nil)
        #expect(removed == nil)
        #expect(dropped == nil)
        ring.append(CountingDisposable())
        #expect(ring.count == 1)
    }

    // Contract G7
    @Test(arguments: [-1, 1])
    func `a position out of bounds traps`(position: Int) async {
        await #expect(processExitsWith: .failure) { [position = position as Int] in
            var ring = RingBuffer<Int>()
            ring.append(0)
            _ = ring[position]
        }
    }
}
