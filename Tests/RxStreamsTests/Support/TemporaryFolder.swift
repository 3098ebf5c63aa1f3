import Foundation

/// A folder for one test, removed with this object.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        let name = "Rx-\(UUID().uuidString)"
        url = FileManager.default.temporaryDirectory.appending(path: name, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String {
        url.appending(path: name).path(percentEncoded: false)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appending(path: name))
    }

    func rename(_ name: String, _ newName: String) {
        _ = Foundation.rename(path(name), path(newName))
    }

    func remove(_ name: String) {
        _ = Foundation.remove(path(name))
    }
}
