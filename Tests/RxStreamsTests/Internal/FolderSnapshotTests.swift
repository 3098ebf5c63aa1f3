import Foundation
import Testing

@testable import RxStreams

struct FolderSnapshotTests {
    private static func folder(_ entries: [String: (UInt64, Int64)]) -> FolderSnapshot {
        FolderSnapshot(entries.mapValues { FolderSnapshot.Entry(file: $0.0, state: [$0.1]) })
    }

    static let cases: [(FolderSnapshot, FolderSnapshot, [FolderChange])] = [
        (folder([:]), folder([:]), []),
        (folder(["a": (1, 0)]), folder(["a": (1, 0)]), []),
        (folder([:]), folder(["b": (2, 0), "a": (1, 0)]), [.created("a"), .created("b")]),
        (folder(["b": (2, 0), "a": (1, 0)]), folder([:]), [.removed("a"), .removed("b")]),
        (folder(["a": (1, 0)]), folder(["a": (1, 1)]), [.modified("a")]),
        (folder(["a": (1, 0)]), folder(["b": (1, 0)]), [.renamed(from: "a", to: "b")]),
        (folder(["a": (1, 0)]), folder(["b": (1, 1)]), [.renamed(from: "a", to: "b"), .modified("b")]),
        // A file replaces another.
        (folder(["a": (1, 0), "b": (2, 0)]), folder(["b": (1, 0)]), [.renamed(from: "a", to: "b")]),
        // Two files exchange their names.
        (
            folder(["a": (1, 0), "b": (2, 0)]), folder(["a": (2, 0), "b": (1, 0)]),
            [.renamed(from: "b", to: "a"), .renamed(from: "a", to: "b")]
        ),
        // Another file of the same name.
        (folder(["a": (1, 0)]), folder(["a": (2, 0)]), [.removed("a"), .created("a")]),
        // Two names of one file.
        (folder(["a": (1, 0)]), folder(["a": (1, 0), "b": (1, 0)]), [.created("b")]),
    ]

    @Test(arguments: cases)
    func `changes lead from state to state`(old: FolderSnapshot, new: FolderSnapshot, changes: [FolderChange]) {
        #expect(new.changes(since: old) == changes)
    }

    @Test func `a folder is read with the states of its files`() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.path(percentEncoded: false)
        try folder.write("a", to: "a")
        mkdir(folder.path("d"), 0o700)
        let old = try FolderSnapshot(of: path)
        #expect(Set(old.entries.keys) == ["a", "d"])
        try folder.write("", to: "d/deep")
        folder.rename("a", "b")
        let new = try FolderSnapshot(of: path)
        #expect(new.changes(since: old) == [.renamed(from: "a", to: "b")])
        #expect(new.folder == old.folder)
        #expect(throws: POSIXError.self) { try FolderSnapshot(of: folder.path("none")) }
    }

    // Contract N8
    @Test func `a folder that has taken the place of another one is another one`() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { mkdir(folder.path(name), 0o700) }
        let old = try FolderSnapshot(of: folder.path("a"))
        folder.rename("a", "c")
        folder.rename("b", "a")
        #expect(try FolderSnapshot(of: folder.path("a")).folder != old.folder)
    }
}
