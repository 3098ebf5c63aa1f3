public import Foundation
internal import RxDisposables
public import RxObservable
public import RxTraits

extension Reactive where Base: FileManager {
    /// The changes to the files directly in a folder.
    ///
    /// ```swift
    /// FileManager.default.rx.changes(in: inbox)
    ///     .subscribe(onNext: { change in
    ///         if case .created(let name) = change { load(name) }
    ///     })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Changes are reported from the moment of the subscription on. Writing a file may be one change or many, and a new
    /// file may be written before it is reported. On Linux, the system reports each change (inotify), and a thread of
    /// the subscription delivers them. On Apple's systems the folder is read again after a change and compared, so that
    /// quick changes of one file may be reported as one; there, each file in the folder needs a file descriptor.
    ///
    /// - Parameter folder: The folder.
    /// - Returns: The changes, not on the subscribing thread. Completes when the folder is deleted, and fails with a
    ///   `POSIXError` if it can't be watched, `EINVAL` if the URL isn't a file URL. Disposing of it frees the
    ///   descriptors and the thread.
    /// - Complexity: O(1) for a change on Linux; O(*n*) in the number of files on Apple's systems.
    public func changes(in folder: URL) -> Observable<FolderChange> {
        .create { observer in
            do {
                let path = try filePath(folder)
                return try FolderWatch.start(path, observer)
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }
}
