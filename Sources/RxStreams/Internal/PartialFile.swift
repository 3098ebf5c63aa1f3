internal import Foundation
internal import RxDisposables

/// A file that gets its name once it is complete, and is deleted if it isn't.
final class PartialFile: Disposable {
    private let counted = Counted()
    private let path: String
    private let partialPath: String
    private let output: Descriptor

    /// Makes a file beside the place where it is to be.
    init(for path: String) throws(POSIXError) {
        let destination = URL(fileURLWithPath: path)
        // The partial file is in the same folder, since a file is renamed in one step only within one file system
        // (N12). Its name doesn't contain the final name, which may already have the greatest length.
        let name = ".\(UUID().uuidString)"
        self.path = path
        partialPath = destination.deletingLastPathComponent().appendingPathComponent(name).path
        output = try Descriptor.newFile(partialPath)
    }

    /// Writes the next bytes.
    func write(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in try output.write(bytes) }
    }

    /// Gives the file its name; replaces a file that has it.
    func finish() throws(POSIXError) {
        guard rename(partialPath, path) == 0 else { throw systemError() }
    }

    /// Removes the file, unless it is complete.
    func dispose() {
        // A complete file has another name, so this removes nothing then.
        unlink(partialPath)
    }
}
