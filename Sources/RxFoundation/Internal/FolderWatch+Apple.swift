#if canImport(Darwin)
internal import Dispatch
internal import Foundation
internal import RxDisposables
internal import RxObservable

/// Watches a folder with dispatch sources: one for the folder, which tells that names have changed, and one for each
/// file in it, which tells that it was written.
// SAFETY: everything that changes is touched on the queue alone; `cancel` is thread-safe.
final class FolderWatch: @unchecked Sendable {
    private let path: String
    private let observer: AnyObserver<FolderChange>
    private let queue = DispatchQueue(label: "Rx.folder")
    private var snapshot: FolderSnapshot
    private var files: [UInt64: any DispatchSourceFileSystemObject] = [:]
    private var folder: (any DispatchSourceFileSystemObject)?
    private var isStopped = false

    /// Starts watching.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - observer: Takes the changes.
    /// - Returns: Ends it.
    /// - Throws: What the system says if it doesn't watch.
    static func start(_ path: String, _ observer: AnyObserver<FolderChange>) throws(POSIXError) -> any Disposable {
        let number = open(path, O_EVTONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw systemError() }
        let descriptor = Descriptor(owning: number)
        let watch = FolderWatch(path, observer, try FolderSnapshot(of: path))
        watch.queue.async { watch.begin(descriptor) }
        return Disposables.create { watch.queue.async { watch.stop() } }
    }

    private init(_ path: String, _ observer: AnyObserver<FolderChange>, _ snapshot: FolderSnapshot) {
        self.path = path
        self.observer = observer
        self.snapshot = snapshot
    }

    private func begin(_ descriptor: Descriptor) {
        guard !isStopped else { return }
        folder = source(descriptor, [.write, .delete, .rename])
        watchFiles()
    }

    private func stop() {
        isStopped = true
        folder?.cancel()
        folder = nil
        files.values.forEach { $0.cancel() }
        files = [:]
    }

    /// A source that looks at the folder at each event, and once when it is ready, for what has changed until then.
    private func source(
        _ descriptor: Descriptor,
        _ events: DispatchSource.FileSystemEvent
    ) -> any DispatchSourceFileSystemObject {
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor.number,
            eventMask: events,
            queue: queue
        )
        source.setEventHandler { [weak self] in self?.look() }
        source.setRegistrationHandler { [weak self] in self?.look() }
        // The descriptor may be closed only after the source has let go of it.
        source.setCancelHandler { extendLifetime(descriptor) }
        source.resume()
        return source
    }

    private func look() {
        guard !isStopped else { return }
        guard let new = try? FolderSnapshot(of: path) else {
            stop()
            return observer.onCompleted()
        }
        let changes = new.changes(since: snapshot)
        snapshot = new
        watchFiles()
        changes.forEach(observer.onNext)
    }

    /// Watches the files that are there, and no others.
    private func watchFiles() {
        let present = Set(snapshot.entries.values.map(\.file))
        for (file, source) in files where !present.contains(file) {
            source.cancel()
            files[file] = nil
        }
        for (name, entry) in snapshot.entries where files[entry.file] == nil && !entry.state.isEmpty {
            let number = open("\(path)/\(name)", O_EVTONLY | O_SYMLINK | O_CLOEXEC)
            guard number >= 0 else { continue }
            files[entry.file] = source(Descriptor(owning: number), [.write, .extend])
        }
    }
}
#endif
