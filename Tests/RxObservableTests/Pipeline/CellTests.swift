import TestSupport
import Testing

struct CellTests {
    @Test func `a cell is empty until it is filled, and again when it is emptied`() {
        var cell = Cell<Int>()
        #expect(cell.isEmpty == true)
        cell.set(1)
        #expect(cell.isEmpty == false)
        #expect(cell.value == 1)
        cell.set(2)
        #expect(cell.value == 2)
        #expect(cell.take() == 2)
        #expect(cell.isEmpty == true)
        cell.set(3)
        cell.clear()
        cell.clear()
        #expect(cell.isEmpty == true)
    }

    @Test func `nil is an ordinary value`() {
        var cell = Cell<Int?>()
        cell.set(nil)
        #expect(cell.isEmpty == false)
        #expect(cell.value == nil)
    }

    // Contract G5
    @Test func `values are freed when they are replaced, taken, cleared or freed with the cell`() {
        let mint = Mint()
        do {
            var cell = Cell<Token>()
            cell.set(mint.token(1))
            cell.set(mint.token(2))
            #expect(mint.liveTokens == 1)
            _ = cell.take()
            #expect(mint.liveTokens == 0)
            cell.set(mint.token(3))
            cell.clear()
            #expect(mint.liveTokens == 0)
            cell.set(mint.token(4))
            #expect(mint.liveTokens == 1)
        }
        #expect(mint.liveTokens == 0)
    }

    // Contract G7
    @Test func `reading an empty cell traps with a message`() async {
        let read = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Cell<Int>().value
        }
        let readMessage = String(decoding: read?.standardErrorContent ?? [], as: UTF8.self)
        #expect(readMessage.contains("read while empty"))
        let take = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var cell = Cell<Int>()
            _ = cell.take()
        }
        let takeMessage = String(decoding: take?.standardErrorContent ?? [], as: UTF8.self)
        #expect(takeMessage.contains("emptied while empty"))
    }
}
