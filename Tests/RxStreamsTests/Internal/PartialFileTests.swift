import Foundation
import Testing

@testable import RxStreams

struct PartialFileTests {
    // Contract N12
    @Test(arguments: [1, 255])
    func `a file of any name that the system takes gets it when it is complete`(length: Int) throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "n", count: length)
        let file = try PartialFile(for: folder.path(name))
        try file.write(Data("all".utf8))
        let partial = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
        #expect(partial.count == 1 && partial[0].hasPrefix("."))
        try file.finish()
        file.dispose()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == [name])
        #expect(try Data(contentsOf: folder.url.appending(path: name)) == Data("all".utf8))
    }
}
