/// What has changed in a folder.
public enum FolderChange: Hashable, Sendable {
    /// A file or folder of this name is there now: made, or moved here from elsewhere.
    case created(String)
    /// The content of the file of this name has been written.
    case modified(String)
    /// The file or folder of this name is there no more: deleted, or moved elsewhere.
    case removed(String)
    /// A file or folder has another name now; another one that had that name is gone.
    case renamed(from: String, to: String)
    /// More has changed than the system could note down; read the folder anew.
    case missed
}
