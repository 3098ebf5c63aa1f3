#if os(Linux)
import Foundation
import Testing

@testable import RxStreams

struct FolderEventDecoderTests {
    private struct Report {
        var mask: Int32
        var cookie: UInt32 = 0
        var name = ""
    }

    private func decode(_ reports: [Report], _ decoder: inout FolderEventDecoder) -> [FolderChange] {
        var bytes: [UInt8] = []
        for report in reports {
            let name = Array(report.name.utf8) + [0, 0]
            var header = inotify_event()
            header.wd = 1
            header.mask = UInt32(report.mask)
            header.cookie = report.cookie
            header.len = UInt32(name.count)
            withUnsafeBytes(of: header) { bytes += Array($0) }
            bytes += name
        }
        var changes: [FolderChange] = []
        bytes.withUnsafeBytes { bytes in
            FolderReport.forEach(in: bytes) { report in
                #expect(report.watch == 1)
                changes += decoder.decode(report)
            }
        }
        return changes
    }

    @Test func `the halves of a renaming belong together, also in two pieces`() {
        var decoder = FolderEventDecoder()
        #expect(decode([Report(mask: IN_MOVED_FROM, cookie: 7, name: "a")], &decoder).isEmpty)
        #expect(decoder.hasHalf)
        #expect(
            decode([Report(mask: IN_MOVED_TO, cookie: 7, name: "b")], &decoder) == [.renamed(from: "a", to: "b")]
        )
        #expect(!decoder.hasHalf)
    }

    @Test func `a half of its own is a removal, before what comes next`() {
        var decoder = FolderEventDecoder()
        let changes = decode(
            [
                Report(mask: IN_MOVED_FROM, cookie: 7, name: "a"), Report(mask: IN_MOVED_TO, cookie: 8, name: "b"),
                Report(mask: IN_MOVED_FROM, cookie: 9, name: "c"),
            ],
            &decoder
        )
        #expect(changes == [.removed("a"), .created("b")])
        let other = decoder.finish(8)
        let rest = decoder.finish(9)
        #expect([other, rest] == [[], [.removed("c")]])
    }

    @Test func `lost reports are noticed, and so is the end`() {
        var decoder = FolderEventDecoder()
        #expect(decode([Report(mask: IN_Q_OVERFLOW)], &decoder) == [.missed])
        #expect(!decoder.isOver)
        #expect(decode([Report(mask: IN_DELETE_SELF), Report(mask: IN_IGNORED)], &decoder).isEmpty)
        #expect(decoder.isOver)
    }

    @Test func `a folder that is renamed is over`() {
        var decoder = FolderEventDecoder()
        #expect(
            decode([Report(mask: IN_MOVED_FROM, cookie: 1, name: "a"), Report(mask: IN_MOVE_SELF)], &decoder)
                == [.removed("a")]
        )
        #expect(decoder.isOver)
    }
}
#endif
