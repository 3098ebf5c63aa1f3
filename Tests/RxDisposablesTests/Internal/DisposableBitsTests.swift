import TestSupport
import Testing

struct DisposableBitsTests {
    @Test func `an optional disposable has two words`() {
        #expect(MemoryLayout<(any Disposable)?>.size == MemoryLayout<(UInt, UInt)>.size)
        #expect(MemoryLayout<(any Disposable)?>.stride == MemoryLayout<(UInt, UInt)>.stride)
        #expect(MemoryLayout<(any Disposable)?>.alignment == MemoryLayout<(UInt, UInt)>.alignment)
        #expect(MemoryLayout<any Disposable>.size == MemoryLayout<(any Disposable)?>.size)
    }

    // Contract G5
    @Test func `moves one reference in and out, and retains another for a copy`() {
        let bits = DisposableBits()
        weak var held: CountingDisposable?
        do {
            let disposable = CountingDisposable()
            held = disposable
            bits.put(disposable)
        }
        #expect(held != nil)
        do {
            let copy = bits.copy()
            #expect(copy === held)
            do {
                let taken = bits.take()
                #expect(taken === held)
                taken?.dispose()
            }
            #expect(held?.count == 1)
        }
        #expect(held == nil)
        #expect(bits.take() == nil)
    }

    @Test func `is empty at first`() {
        #expect(DisposableBits().take() == nil)
        #expect(DisposableBits().copy() == nil)
    }
}
