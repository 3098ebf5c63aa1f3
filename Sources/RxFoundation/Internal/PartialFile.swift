internal import Foundation
internal import RxDisposables

/// A file that gets its name once it is complete, and goes if it isn't.
final class PartialFile: Disposable {
    private let counted = Counted()
    private let path: String
    private let partialPath: String
    private let output: Descriptor

    /// Makes a file beside the place where it is to be.
    init(for path: String) throws(POSIXError) {
        let destination = URL(fileURLWithPath: path)
        // In the same folder, since only within one file system a file gets another name in one step (N12). The name
        // isn't made of the other one, which may be as long as a name can be.
        let name = ".\(UUID().uuidString)"
        self.path = path
        partialPath = destination.deletingLastPathComponent().appendingPathComponent(name).path
        output = try Descriptor.newFile(partialPath)
    }

    /// Writes the next bytes.
    func write(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in try output.write(bytes) }
    }

    /// Gives the file its name, in place of one that has it.
    func finish() throws(POSIXError) {
        guard rename(partialPath, path) == 0 else { throw systemError() }
    }

    /// Removes the file, unless it is complete.
    func dispose() {
        // Once it is complete it has another name, and this finds none.
        unlink(partialPath)
    }
}
