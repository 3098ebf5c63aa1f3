#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import Tour

@Suite struct FolderWalkTests {
    @Test func `goes through all folders in order, and begins with the sources`() throws {
        let folder = try TemporaryFolder([
            "b/2": "", "b/1": "", "A": "", "b/d/e/3": "", ".hidden": "", "Sources/x": "", "b/Sources/x": "",
        ])
        #expect(
            try Array(FolderWalk(root: folder.path)) == [
                "Sources/x", ".hidden", "A", "b/1", "b/2", "b/Sources/x", "b/d/e/3",
            ]
        )
    }

    @Test func `skips what tools make, and doesn't follow links`() throws {
        let folder = try TemporaryFolder([
            ".build/x": "", "sub/Generated/x": "", "Documentation/site/x": "", "sub/a": "",
        ])
        try folder.link("sub/loop", to: "..")
        try folder.link("dangling", to: "/nowhere")
        try folder.link("z", to: "sub/a")
        #expect(try Array(FolderWalk(root: folder.path)) == ["sub/a"])
    }

    @Test func `reports that the root can't be read`() throws {
        let folder = try TemporaryFolder(["file": ""])
        for path in [folder.path + "/file", folder.path + "/missing"] {
            #expect(throws: UnreadableFolder(path: path)) { try FolderWalk(root: path) }
        }
    }
}
#endif
