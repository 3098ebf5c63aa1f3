import Foundation

/// Lists the files of a folder and of all folders in it, one at a time, sorted by name.
///
/// Symbolic links are reported and not followed, so that the walk ends whatever they point to. It keeps what is left to
/// visit in a list of its own: a deep tree costs no stack.
struct FolderWalk: Sequence, IteratorProtocol {
    /// What the walk comes by.
    enum Entry: Equatable {
        case file(FileLocation)
        case link
        case special
        case ignoredFolder
        case unreadable(Unreadable)
    }

    private enum Pending {
        case folder(FileLocation)
        case entry(Entry)
    }

    /// The next one is the last.
    private var pending: [Pending] = []

    /// Opens the folder.
    ///
    /// - Parameter root: The folder's path. It may be a symbolic link.
    /// - Throws: ``Unreadable`` if there is no such folder or it can't be read.
    init(root: String) throws(Unreadable) {
        var path = root.utf8CString
        path.removeLast()
        try list(FileLocation(path: Array(path), name: ""), followingLinks: true)
    }

    /// Goes on to the next entry.
    ///
    /// - Returns: The entry; `nil` at the end.
    /// - Complexity: O(1) amortised; O(*n* log *n*) when it enters a folder with *n* entries.
    mutating func next() -> Entry? {
        while let last = pending.popLast() {
            switch last {
            case .entry(let entry):
                return entry
            case .folder(let folder):
                do {
                    try list(folder, followingLinks: false)
                } catch {
                    return .unreadable(error)
                }
            }
        }
        return nil
    }

    /// Puts what is in a folder on the list.
    private mutating func list(_ folder: FileLocation, followingLinks: Bool) throws(Unreadable) {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW)
        let descriptor = folder.open(flags)
        guard descriptor >= 0 else { throw folder.unreadable(errno) }
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw folder.unreadable(code)
        }
        defer { closedir(stream) }

        var found: [(name: [CChar], pending: Pending)] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = FolderWalk.name(of: entry)
            if let next = FolderWalk.classify(name, type: entry.pointee.d_type, in: folder) {
                found.append((name, next))
            }
            errno = 0
        }
        if errno != 0 {
            pending.append(.entry(.unreadable(folder.unreadable(errno))))
        }
        found.sort { $0.name.lexicographicallyPrecedes($1.name) }
        pending.append(contentsOf: found.reversed().map(\.pending))
    }

    /// Decides what to do with an entry; `nil` for the folder itself and the one above.
    private static func classify(_ name: [CChar], type: UInt8, in folder: FileLocation) -> Pending? {
        let text = FileLocation.text(name)
        guard text != ".", text != ".." else { return nil }
        let location = folder.appending(name)
        switch Int32(type) == Int32(DT_UNKNOWN) ? location.type : Int32(type) {
        case Int32(DT_DIR):
            return isIgnored(text) ? .entry(.ignoredFolder) : .folder(location)
        case Int32(DT_REG):
            return .entry(.file(location))
        case Int32(DT_LNK):
            return .entry(.link)
        case Int32(DT_UNKNOWN):
            return .entry(.unreadable(location.unreadable(errno)))
        default:
            return .entry(.special)
        }
    }

    /// Whether a folder of this name holds what tools have made rather than what people have written.
    static func isIgnored(_ name: String) -> Bool {
        name == ".git" || name.hasPrefix(".build") || name == ".swiftpm"
    }

    /// The name in a directory entry, without the zero at its end.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [CChar] {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        // SAFETY: `d_name` begins at this offset and ends with a zero. Reading the field as Swift's tuple of 256 bytes
        // could read behind the end of a shorter entry, so the bytes are read one by one, up to the zero.
        let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
        return Array(UnsafeBufferPointer(start: start, count: strlen(start)))
    }
}

/// Where a file is: the bytes that the system knows it by, and a text to show.
struct FileLocation: Equatable, Sendable {
    /// The path for system calls, in bytes, since file names need not be UTF-8.
    let path: [CChar]
    /// The path within the folder that is searched.
    let name: String

    /// The place of an entry of this folder.
    func appending(_ entry: [CChar]) -> FileLocation {
        let text = FileLocation.text(entry)
        return FileLocation(
            path: path + [CChar(bitPattern: UInt8(ascii: "/"))] + entry,
            name: name.isEmpty ? text : "\(name)/\(text)"
        )
    }

    /// Opens it; a negative result means that `errno` tells why not.
    func open(_ flags: Int32) -> Int32 {
        Foundation.open(path + [0], flags)
    }

    /// Its type as `readdir` would tell it, for file systems where `readdir` doesn't.
    var type: Int32 {
        // Not by `stat`: of which module it is a member depends on how the compiler has come by it.
        let path = String(decoding: path.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        switch try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
        case .typeDirectory: return Int32(DT_DIR)
        case .typeRegular: return Int32(DT_REG)
        case .typeSymbolicLink: return Int32(DT_LNK)
        case nil: return Int32(DT_UNKNOWN)
        default: return Int32(DT_SOCK)
        }
    }

    /// The report that it can't be read.
    func unreadable(_ code: Int32) -> Unreadable {
        Unreadable(path: name.isEmpty ? FileLocation.text(path) : name, reason: String(cString: strerror(code)))
    }

    /// The bytes of a name as text; what isn't UTF-8 becomes a replacement character.
    static func text(_ bytes: [CChar]) -> String {
        String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
