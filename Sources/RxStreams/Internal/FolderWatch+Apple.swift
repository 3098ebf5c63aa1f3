#if canImport(Darwin)
internal import Dispatch
internal import Foundation
internal import RxDisposables
internal import RxObservable

/// Watches a folder with dispatch sources: one for the folder, which reports that names have changed, and one for each
/// file in it, which reports that it was written.
///
/// It does everything on its queue.
final class FolderWatch: Sendable {
    /// A dispatch source.
    // SAFETY: once the source has been set up, it is only cancelled, which any thread may do.
    private typealias Source = UncheckedSendable<any DispatchSourceFileSystemObject>

    private struct State {
        var snapshot: FolderSnapshot
        var folder: Source?
        /// The sources of the files, by the files' numbers.
        var files: [UInt64: Source] = [:]
        var isStopped = false

        /// Ends it; returns the sources to cancel.
        mutating func stop() -> [Source] {
            isStopped = true
            let sources = Array(files.values) + (folder.map { [$0] } ?? [])
            folder = nil
            files = [:]
            return sources
        }

        /// Records the folder's contents.
        ///
        /// - Returns: The changes, and the sources to cancel, since they watched files that are gone.
        mutating func update(to new: FolderSnapshot) -> (changes: [FolderChange], gone: [Source]) {
            let changes = new.changes(since: snapshot)
            snapshot = new
            let present = Set(snapshot.entries.values.map(\.file))
            let gone = files.filter { !present.contains($0.key) }
            for file in gone.keys { files[file] = nil }
            return (changes, Array(gone.values))
        }

        /// A name of each file that isn't watched yet.
        var unwatched: [UInt64: String] {
            var names: [UInt64: String] = [:]
            for (name, entry) in snapshot.entries where files[entry.file] == nil && !entry.state.isEmpty {
                names[entry.file] = name
            }
            return names
        }
    }

    private let path: String
    private let observer: AnyObserver<FolderChange>
    private let queue = DispatchQueue(label: "Rx.folder")
    private let state: Locked<State>

    /// Starts watching.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - observer: Takes the changes.
    /// - Returns: A disposable that ends it.
    /// - Throws: The system's error if it can't watch.
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
        state = Locked(State(snapshot: snapshot))
    }

    private func begin(_ descriptor: Descriptor) {
        guard !isStopped else { return }
        let source = source(descriptor, [.write, .delete, .rename])
        state.withLock { $0.folder = source }
        watchFiles()
    }

    private var isStopped: Bool { state.withLock { $0.isStopped } }

    private func stop() {
        for source in state.withLock({ $0.stop() }) { source.value.cancel() }
    }

    /// A source that checks the folder for changes at each event, and once when it is ready.
    private func source(
        _ descriptor: Descriptor,
        _ events: DispatchSource.FileSystemEvent
    ) -> Source {
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor.number,
            eventMask: events,
            queue: queue
        )
        source.setEventHandler { [weak self] in self?.look() }
        source.setRegistrationHandler { [weak self] in self?.look() }
        // The descriptor may be closed only after the source has released it.
        source.setCancelHandler { extendLifetime(descriptor) }
        source.resume()
        return Source(source)
    }

    private func look() {
        guard !isStopped else { return }
        // The folder can't be read any more, most often since it has been removed, or another one is at its path.
        guard let new = try? FolderSnapshot(of: path), new.folder == state.withLock({ $0.snapshot.folder }) else {
            stop()
            return observer.onCompleted()
        }
        let (changes, gone) = state.withLock { $0.update(to: new) }
        for source in gone { source.value.cancel() }
        watchFiles()
        changes.forEach(observer.onNext)
    }

    /// Watches the files that aren't watched yet.
    private func watchFiles() {
        for (file, name) in state.withLock({ $0.unwatched }) {
            let number = open("\(path)/\(name)", O_EVTONLY | O_SYMLINK | O_CLOEXEC)
            // The file has been deleted since it was listed; the folder's own event reports that.
            guard number >= 0 else { continue }
            let source = source(Descriptor(owning: number), [.write, .extend])
            state.withLock { $0.files[file] = source }
        }
    }
}
#endif
