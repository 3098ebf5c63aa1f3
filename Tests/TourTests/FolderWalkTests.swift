import Foundation
import Testing

@testable import Tour

@Suite struct FolderWalkTests {
    private func names(_ folder: TemporaryFolder) throws -> [String] {
        try FolderWalk(root: folder.path).map { entry in
            switch entry {
            case .file(let file): file.name
            case .link: "(link)"
            case .special: "(special)"
            case .ignoredFolder: "(ignored)"
            case .unreadable(let unreadable): "(\(unreadable.reason))"
            }
        }
    }

    @Test func `goes through all folders in order`() throws {
        let folder = try TemporaryFolder(["b/2": "", "b/1": "", "a": "", "c": "", "b/d/e/3": "", ".hidden": ""])
        #expect(try names(folder) == [".hidden", "a", "b/1", "b/2", "b/d/e/3", "c"])
    }

    @Test func `an empty folder has nothing`() throws {
        #expect(try names(TemporaryFolder()) == [])
    }

    @Test func `leaves out what tools make`() throws {
        let folder = try TemporaryFolder([".git/x": "", ".build/x": "", ".build-2/x": "", ".gitignore": "", "x": ""])
        #expect(try names(folder) == ["(ignored)", "(ignored)", "(ignored)", ".gitignore", "x"])
    }

    @Test func `follows no links`() throws {
        let folder = try TemporaryFolder(["sub/a": ""])
        try folder.link("sub/loop", to: "..")
        try folder.link("self", to: "self")
        try folder.link("dangling", to: "/nowhere")
        try folder.link("z", to: "sub/a")
        #expect(try names(folder) == ["(link)", "(link)", "sub/a", "(link)", "(link)"])
    }

    @Test func `the root may be a link`() throws {
        let folder = try TemporaryFolder(["sub/a": ""])
        try folder.link("link", to: "sub")
        let entries = Array(try FolderWalk(root: folder.path + "/link"))
        #expect(entries.count == 1)
    }

    @Test func `pipes are not opened`() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.path + "/fifo", 0o600) == 0)
        #expect(try names(folder) == ["(special)"])
    }

    @Test func `names need not be UTF-8`() throws {
        let folder = try TemporaryFolder()
        let path = Array(folder.path.utf8CString.dropLast()) + [0x2F, -1, 0x61, 0]
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
        try #require(descriptor >= 0)
        close(descriptor)
        guard case .file(let file)? = Array(try FolderWalk(root: folder.path)).first else {
            Issue.record("no file")
            return
        }
        #expect(file.name == "\u{FFFD}a")
        let again = file.open(O_RDONLY)
        #expect(again >= 0)
        close(again)
    }

    /// A path longer than the system takes is reported; what stands beside it isn't lost.
    @Test func `a tree may be deeper than the longest path`() throws {
        let folder = try TemporaryFolder(["z": ""])
        try Program.makeTooDeep(folder)
        let found = try names(folder)
        #expect(found.count == 2)
        #expect(found.last == "z")
        #expect(found.first?.hasPrefix("(") == true)
    }

    @Test func `says why the root cannot be read`() throws {
        let folder = try TemporaryFolder(["file": ""])
        for path in [folder.path + "/file", folder.path + "/missing"] {
            let error = #expect(throws: Unreadable.self) { try FolderWalk(root: path) }
            #expect(error?.path == path)
        }
    }
}
