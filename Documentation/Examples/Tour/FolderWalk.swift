import Foundation

/// Lists the files of a folder and of all folders in it, one at a time, sorted by name; `Sources` comes first.
///
/// It skips hidden folders, and those of generated files. Symbolic links aren't followed, so that the walk ends whatever
/// they point to.
struct FolderWalk: Sequence, IteratorProtocol, Sendable {
    private let root: String
    /// Paths from the root; the next one is the last.
    private var pending: [String] = []

    /// Opens the folder, by its path, which may be a symbolic link.
    init(root: String) throws(UnreadableFolder) {
        self.root = root
        guard let entries = entries(of: "") else { throw UnreadableFolder(path: root) }
        pending = entries
    }

    mutating func next() -> String? {
        while let path = pending.popLast() {
            switch try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")[.type] as? FileAttributeType {
            case .typeRegular: return path
            case .typeDirectory where !isSkipped(path): pending += entries(of: path + "/") ?? []
            default: break
            }
        }
        return nil
    }

    /// The entries of a folder, the last one first; `nil` if it can't be read.
    private func entries(of folder: String) -> [String]? {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
        let isFirst = { (name: String) in folder.isEmpty && name == "Sources" }
        return names?.sorted { isFirst($1) || !isFirst($0) && $0 > $1 }.map { folder + $0 }
    }

    private func isSkipped(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.hasPrefix(".") || name == "Generated" || path == "Documentation/site"
    }
}

/// A folder that can't be searched.
struct UnreadableFolder: Error, Equatable, CustomStringConvertible {
    let path: String

    var description: String { "Can't read the folder '\(TextLayout.printable(path))'." }
}
