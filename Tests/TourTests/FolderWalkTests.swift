#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import Tour

@Suite struct FolderWalkTests {
    private func names(_ folder: TemporaryFolder) throws -> [String] {
        try FolderWalk(root: folder.path).compactMap { entry -> String? in
            switch entry {
            case .file(let file): file
            case .folder: "(folder)"
            case .skipped(let what): "(\(what.rawValue))"
            case .unreadable(let unreadable): "(\(unreadable))"
            case .end: nil
            }
        }
    }

    @Test func `goes through all folders in order`() throws {
        let folder = try TemporaryFolder(["b/2": "", "b/1": "", "a": "", "c": "", "b/d/e/3": "", ".hidden": ""])
        #expect(try names(folder) == [".hidden", "a", "b/1", "b/2", "b/d/e/3", "c"])
    }

    @Test func `skips what tools make and what git ignores`() throws {
        let ignored = "# made\n*.log\nout/\n/docs/site\n"
        let folder = try TemporaryFolder([
            ".git/x": "", ".build/x": "", ".gitignore": ignored, "Generated/x": "", "a.log": "", "b": "",
            "docs/site/x": "", "docs/y": "", "out/x": "", "site": "",
        ])
        let skipped = [String](repeating: "(ignored)", count: 2)
        let found = skipped + [".gitignore"] + skipped + ["b", "(ignored)", "docs/y", "(ignored)", "site"]
        #expect(try names(folder) == found)
    }

    @Test func `begins with the sources`() throws {
        let folder = try TemporaryFolder(["A": "", "Sources/x": "", "Tests/Sources/x": "", "Tests/A": ""])
        #expect(try names(folder) == ["Sources/x", "A", "Tests/A", "Tests/Sources/x"])
    }

    @Test func `doesn't follow links`() throws {
        let folder = try TemporaryFolder(["sub/a": ""])
        try folder.link("sub/loop", to: "..")
        try folder.link("self", to: "self")
        try folder.link("dangling", to: "/nowhere")
        try folder.link("z", to: "sub/a")
        #expect(try names(folder) == ["(link)", "(link)", "sub/a", "(link)", "(link)"])
    }

    @Test func `reports why the root can't be read`() throws {
        let folder = try TemporaryFolder(["file": ""])
        for path in [folder.path + "/file", folder.path + "/missing"] {
            let error = #expect(throws: Unreadable.self) { try FolderWalk(root: path) }
            #expect(error?.path == path)
        }
    }
}
#endif
