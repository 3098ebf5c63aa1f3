/// A change in a folder.
public enum FolderChange: Hashable, Sendable {
    /// There is a new file or folder of this name: created, or moved here from elsewhere.
    case created(String)
    /// The content of the file of this name has been written.
    case modified(String)
    /// The file or folder of this name is gone: deleted, or moved elsewhere.
    case removed(String)
    /// A file or folder has a new name, and has replaced what had that name before.
    case renamed(from: String, to: String)
    /// More has changed than the system could record; read the folder again.
    case missed
}
