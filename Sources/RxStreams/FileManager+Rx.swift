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
    /// file may be written before it is reported. On Linux, the system reports each change (inotify), and all watches
    /// share one descriptor and one thread that reads it. On Apple's systems the folder is read again after a change
    /// and compared, so that quick changes of one file may be reported as one; there, each file in the folder needs a
    /// file descriptor.
    ///
    /// - Parameter folder: The folder.
    /// - Returns: The changes, on a queue of the subscription. Completes when the folder is deleted, renamed or moved,
    ///   since another one may be at that path from then on; a new name of a folder above it isn't noticed. Fails with
    ///   a ``SystemRefusal``, which names the folder, if it can't be watched, or the URL isn't that of a file.
    ///   Disposing of it frees the descriptors.
    /// - Complexity: O(1) for a change on Linux, where up to 16,384 changes wait for a slow subscriber and
    ///   ``FolderChange/missed`` stands for more; O(*n*) in the number of files on Apple's systems.
    public func changes(in folder: URL) -> Observable<FolderChange> {
        .create { observer in
            do {
                let path = try filePath(folder, orThrow: SystemRefusal.folder)
                do throws(POSIXError) {
                    return try FolderWatch.start(path, observer)
                } catch {
                    throw SystemRefusal.folder(path, error.code)
                }
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }
}
