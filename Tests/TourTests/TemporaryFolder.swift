import Foundation

/// A folder for one test, removed with this object.
final class TemporaryFolder {
    let url: URL

    /// Makes a folder with files in it.
    ///
    /// - Parameter files: The content of each file by its path within the folder.
    /// - Throws: The error of the file system.
    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("TourTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files {
            try write(Data(text.utf8), to: path)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    /// Writes a file, and makes the folders of its path.
    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    /// Makes a symbolic link.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(name).path,
            withDestinationPath: target
        )
    }
}
