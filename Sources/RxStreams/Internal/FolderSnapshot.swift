internal import Foundation

/// The contents of a folder at one time, for systems that report that a folder has changed, but not how.
struct FolderSnapshot {
    /// The identity and the state of a file.
    struct Entry: Equatable {
        /// The file, whatever its name is.
        let file: UInt64
        /// The state of its content.
        let state: [Int64]
    }

    /// The folder itself, whatever its name is.
    let folder: UInt64
    /// The entries, by name.
    private(set) var entries: [String: Entry] = [:]

    init(_ entries: [String: Entry] = [:], folder: UInt64 = 0) {
        self.entries = entries
        self.folder = folder
    }

    /// Reads a folder.
    init(of folder: String) throws(POSIXError) {
        guard let stream = opendir(folder) else { throw systemError() }
        defer { closedir(stream) }
        var own = stat()
        guard fstat(dirfd(stream), &own) == 0 else { throw systemError() }
        self.folder = UInt64(own.st_ino)
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
                // SAFETY: the name is a C string, of bytes of either sign.
                bytes.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            var status = stat()
            guard name != ".", name != "..", lstat("\(folder)/\(name)", &status) == 0 else { continue }
            entries[name] = Entry(file: UInt64(status.st_ino), state: FolderSnapshot.state(status))
        }
    }

    /// How a folder has changed.
    ///
    /// - Parameter old: The earlier contents.
    /// - Returns: The changes that lead from the old contents to these: removed, renamed, created and modified entries,
    ///   each in the order of the names.
    func changes(since old: FolderSnapshot) -> [FolderChange] {
        var removed: [UInt64: [String]] = [:]
        // If a name belongs to another file now, the old file has lost it.
        for (name, entry) in old.entries where entries[name]?.file != entry.file {
            removed[entry.file, default: []].append(name)
        }
        var renamed: [(from: String, to: String, isWritten: Bool)] = []
        var created: [String] = []
        var modified: [String] = []
        for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let previous = old.entries[name]
            if previous?.file == entry.file {
                if previous?.state != entry.state { modified.append(name) }
            } else if let from = removed[entry.file]?.popLast() {
                // This is the same file under another name. A file with several names may have lost more than one.
                renamed.append((from, name, old.entries[from]?.state != entry.state))
            } else {
                created.append(name)
            }
        }
        // A removed file isn't reported if a renamed file has its name now.
        let taken = Set(renamed.map(\.to))
        let gone = removed.values.joined().filter { !taken.contains($0) }.sorted()
        return gone.map(FolderChange.removed)
            + renamed.map { .renamed(from: $0.from, to: $0.to) }
            + created.map(FolderChange.created)
            + (renamed.filter(\.isWritten).map(\.to) + modified).sorted().map(FolderChange.modified)
    }

    /// The state of a regular file; none for a subfolder, whose times change with its own contents.
    private static func state(_ status: stat) -> [Int64] {
        guard status.st_mode & S_IFMT == S_IFREG else { return [] }
        #if canImport(Darwin)
        let modified = status.st_mtimespec
        #else
        let modified = status.st_mtim
        #endif
        return [Int64(modified.tv_sec), Int64(modified.tv_nsec), Int64(status.st_size)]
    }
}
