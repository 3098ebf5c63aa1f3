import Foundation

/// Lists the files of a folder and of all folders in it, one at a time, sorted by name; `Sources` comes first.
///
/// It skips hidden folders, generated files, and what the folder's `.gitignore` names.
///
/// Symbolic links aren't followed, so that the walk ends whatever they point to. It takes the types of files from where
/// their names come from, while `FileManager` would ask for each file again.
struct FolderWalk: Sequence, IteratorProtocol, Sendable {
    /// An entry that the walk finds.
    enum Entry: Sendable {
        case file(String)  // with its path from the root, as in the next three cases
        case folder(String)
        case skipped(Skipped)
        case unreadable(Unreadable)
        /// The last entry.
        case end
    }

    private let root: String
    private let ignored: [String]
    /// The next one is the last.
    private var pending = [Entry.end]

    /// Opens the folder, by its path, which may be a symbolic link.
    init(root: String) throws(Unreadable) {
        self.root = root
        let lines = (try? String(contentsOfFile: "\(root)/.gitignore", encoding: .utf8))?.split(separator: "\n") ?? []
        ignored = lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("!") }.map { line in
            String(line.hasSuffix("/") ? line.dropLast() : line)
        }
        try list("")
    }

    mutating func next() -> Entry? {
        while let entry = pending.popLast() {
            guard case .folder(let folder) = entry else { return entry }
            do { try list(folder + "/") } catch { return .unreadable(error) }
        }
        return nil
    }

    private mutating func list(_ folder: String) throws(Unreadable) {
        guard let stream = opendir("\(root)/\(folder)") else {
            throw Unreadable(path: folder.isEmpty ? root : String(folder.dropLast()), code: errno)
        }
        defer { closedir(stream) }
        var found: [(name: String, entry: Entry)] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = FolderWalk.name(of: entry)
            if name != ".", name != ".." {
                found.append((name, classify(name, Int32(entry.pointee.d_type), folder + name)))
            }
            errno = 0
        }
        if errno != 0 { pending.append(.unreadable(Unreadable(path: folder, code: errno))) }
        let isFirst = { (name: String) in folder.isEmpty && name == "Sources" }
        pending += found.sorted { isFirst($1.name) || !isFirst($0.name) && $0.name > $1.name }.map(\.entry)
    }

    private func classify(_ name: String, _ type: Int32, _ path: String) -> Entry {
        switch type == Int32(DT_UNKNOWN) ? askedType(of: path) : type {
        case Int32(DT_DIR) where name.hasPrefix(".") || name == "Generated" || isIgnored(name, path): .skipped(.ignored)
        case Int32(DT_REG) where isIgnored(name, path): .skipped(.ignored)
        case Int32(DT_DIR): .folder(path)
        case Int32(DT_REG): .file(path)
        case Int32(DT_LNK): .skipped(.link)
        default: .skipped(.special)
        }
    }

    /// Whether a pattern of `.gitignore` names it; one with a slash begins at the root.
    private func isIgnored(_ name: String, _ path: String) -> Bool {
        ignored.contains { pattern in
            guard pattern.contains("/") else { return fnmatch(pattern, name, 0) == 0 }
            return fnmatch(pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern, path, FNM_PATHNAME) == 0
        }
    }

    /// The type of a file, for file systems that don't tell it with the name.
    private func askedType(of path: String) -> Int32 {
        let types: [FileAttributeType: Int] = [.typeDirectory: DT_DIR, .typeRegular: DT_REG, .typeSymbolicLink: DT_LNK]
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
        return Int32((attributes?[.type] as? FileAttributeType).flatMap { types[$0] } ?? DT_SOCK)
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        // SAFETY: `d_name` begins at this offset and ends with a zero. Reading the field as Swift's tuple of 256 bytes
        // could read behind the end of a shorter entry, so the bytes are read one by one, up to the zero.
        return String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
    }
}

/// The kinds of entries that aren't searched, with their names.
enum Skipped: String, CaseIterable, Sendable {
    case notText = "not text"
    /// A file that would take too much memory.
    case tooBig = "too big"
    /// A symbolic link, which isn't followed.
    case link
    /// A socket, pipe or device.
    case special
    /// An entry that can't be read.
    case unreadable
    /// A hidden folder, a folder of generated files, or what git ignores.
    case ignored

    /// The plural of the name.
    var plural: String { self == .link ? rawValue + "s" : rawValue }
}

/// A file or folder that can't be read.
struct Unreadable: Error, Hashable, CustomStringConvertible {
    /// Its path within the folder, or the folder itself.
    let path: String
    /// The system's number for why not.
    let code: Int32

    var description: String {
        let place = TextLayout.fit(TextLayout.printable(path), in: 200, cutsStart: true)
        return "Can't read '\(place)': \(String(cString: strerror(code)))."
    }
}
