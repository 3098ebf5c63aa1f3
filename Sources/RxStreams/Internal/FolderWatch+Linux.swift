#if os(Linux)
internal import Dispatch
internal import Foundation
internal import RxDisposables
internal import RxObservable

/// Watches a folder with inotify.
///
/// The system allows a user 128 inotify descriptors, but many thousand watches. So all share one descriptor, and one
/// thread that reads it (``FolderHub``). Each delivers on a queue of its own, so that a slow subscriber holds up no
/// other one.
final class FolderWatch: Sendable {
    private struct State {
        var decoder = FolderEventDecoder()
        /// What the subscriber hasn't got yet.
        var waiting: [FolderChange] = []
        var isDelivering = false
        var error: POSIXError?

        /// Adds changes, unless too many wait.
        mutating func add(_ changes: [FolderChange]) {
            if waiting.count + changes.count <= FolderWatch.limit {
                waiting += changes
            } else if waiting.last != .missed {
                waiting.append(.missed)
            }
        }

        mutating func startDelivery() -> Bool {
            guard !waiting.isEmpty || decoder.isOver || error != nil else { return false }
            return !exchange(&isDelivering, with: true)
        }

        /// The next changes, and whether they are the last ones; `nil` if there is nothing to deliver.
        mutating func next() -> (changes: [FolderChange], end: Result<Void, POSIXError>?)? {
            let end = error.map { Result<Void, POSIXError>.failure($0) } ?? (decoder.isOver ? .success(()) : nil)
            isDelivering = !waiting.isEmpty || end != nil
            return isDelivering ? (exchange(&waiting, with: []), end) : nil
        }
    }

    /// How many changes wait for a slow subscriber: as many as the system itself keeps.
    fileprivate static var limit: Int { 16_384 }

    /// How long the second half of a renaming may take, in milliseconds.
    private static var patience: Int { 20 }

    private let observer: AnyObserver<FolderChange>
    private let queue = DispatchQueue(label: "Rx.folder")
    private let state = Locked(State())

    /// Starts watching.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - observer: Takes the changes.
    /// - Returns: A disposable that ends it.
    /// - Throws: The system's error if it can't watch.
    static func start(_ path: String, _ observer: AnyObserver<FolderChange>) throws(POSIXError) -> any Disposable {
        let watch = FolderWatch(observer)
        let number = try FolderHub.add(watch, path)
        return Disposables.create { FolderHub.remove(watch, number) }
    }

    private init(_ observer: AnyObserver<FolderChange>) {
        self.observer = observer
    }

    /// Receives a report; calls no foreign code.
    func receive(_ report: FolderReport) {
        let (isFirst, hasHalf) = state.withLock { state in
            state.add(state.decoder.decode(report))
            return (state.startDelivery(), state.decoder.hasHalf)
        }
        if isFirst { queue.async { self.deliver() } }
        // The system reports the two halves of a renaming in succession, but not as one. If there is no second half
        // within a moment, the file has left the folder.
        guard hasHalf else { return }
        queue.asyncAfter(deadline: .now() + .milliseconds(Self.patience)) { [weak self] in
            self?.finishHalf(report.cookie)
        }
    }

    /// Ends with an error.
    func fail(_ error: POSIXError) {
        let isFirst = state.withLock { state in
            state.error = error
            return state.startDelivery()
        }
        if isFirst { queue.async { self.deliver() } }
    }

    private func finishHalf(_ cookie: UInt32) {
        // The second half may be there, and not have been read.
        FolderHub.read()
        let isFirst = state.withLock { state in
            state.add(state.decoder.finish(cookie))
            return state.startDelivery()
        }
        if isFirst { deliver() }
    }

    private func deliver() {
        while let (changes, end) = state.withLock({ $0.next() }) {
            for change in changes where !observer.isDisposed { observer.onNext(change) }
            switch end {
            case nil: continue
            case .success?: return observer.onCompleted()
            case .failure(let error)?: return observer.onError(error)
            }
        }
    }
}

/// The inotify descriptor that all watches share, and its thread, while there are watches and for a moment after.
///
/// The system takes its time to close such a descriptor. If the next watch opened another one meanwhile, a loop that
/// watches one folder after the other would reach the limit. So each of them is open for a moment at least.
enum FolderHub {
    private struct State {
        var files: (input: Descriptor, wakeUp: WakeUp)?
        /// The watches of each folder, by the system's number of it.
        var watches: [Int32: [FolderWatch]] = [:]
        /// Whether ``FolderHub/close()`` is going to run.
        var isClosing = false

        /// Opens the descriptor, if there is none, and starts its thread.
        mutating func open() throws(POSIXError) -> Descriptor {
            if let files { return files.input }
            let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            guard number >= 0 else { throw systemError() }
            let input = Descriptor(owning: number)
            let wakeUp = try WakeUp()
            files = (input, wakeUp)
            Thread.detachNewThread { FolderHub.follow(input, wakeUp) }
            return input
        }

        /// Closes the descriptor and ends its thread in a moment, if there is no watch then.
        mutating func closeIfUnused() {
            guard watches.isEmpty, files != nil, !exchange(&isClosing, with: true) else { return }
            DispatchQueue.global().asyncAfter(deadline: .now() + FolderHub.patience) { FolderHub.close() }
        }

        /// Reads all reports that are there; returns the watches that are over.
        mutating func read() -> [FolderWatch] {
            guard let input = files?.input else { return [] }
            var over: [FolderWatch] = []
            withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 16) { buffer in
                do throws(POSIXError) {
                    while let count = try input.read(into: buffer) {
                        FolderReport.forEach(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) { report in
                            over += receive(report, input)
                        }
                    }
                } catch {
                    over += fail(error)
                }
            }
            closeIfUnused()
            return over
        }

        /// Ends all watches.
        mutating func fail(_ error: POSIXError) -> [FolderWatch] {
            let all = Array(exchange(&watches, with: [:]).values.joined())
            for watch in all { watch.fail(error) }
            closeIfUnused()
            return all
        }

        private mutating func receive(_ report: FolderReport, _ input: Descriptor) -> [FolderWatch] {
            // Reports that have been lost concern all watches. A folder that isn't watched any more has no watches.
            guard report.watch >= 0 else {
                for watch in watches.values.joined() { watch.receive(report) }
                return []
            }
            for watch in watches[report.watch, default: []] { watch.receive(report) }
            guard report.endsWatch else { return [] }
            // The system has ended the watch itself, except that of a folder that has been moved.
            if report.isMove { inotify_rm_watch(input.number, report.watch) }
            return watches.removeValue(forKey: report.watch) ?? []
        }
    }

    /// How long the descriptor stays open without a watch.
    private static var patience: DispatchTimeInterval { .seconds(1) }

    private static let mask = UInt32(
        IN_CREATE | IN_DELETE | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    )

    /// All that happens under the lock is short: system calls that don't wait, and decoding.
    private static let state = Locked(State())

    /// Adds a watch; returns the system's number of the folder.
    static func add(_ watch: FolderWatch, _ path: String) throws(POSIXError) -> Int32 {
        var over: [FolderWatch] = []
        let number = try state.withLock { state throws(POSIXError) in
            while true {
                let input = try state.open()
                let number = inotify_add_watch(input.number, path, mask)
                guard number >= 0 else {
                    let error = systemError()
                    state.closeIfUnused()
                    throw error
                }
                if state.watches[number] != nil {
                    // Reports that wait here are older than this watch. One of them may be the end of the others.
                    over += state.read()
                    guard state.watches[number] != nil else { continue }
                }
                state.watches[number, default: []].append(watch)
                return number
            }
        }
        // They are freed outside the lock (L0).
        extendLifetime(over)
        return number
    }

    /// Removes a watch, unless it is over.
    static func remove(_ watch: FolderWatch, _ number: Int32) {
        state.withLock { state in
            guard let all = state.watches[number], all.contains(where: { $0 === watch }) else { return }
            let rest = all.filter { $0 !== watch }
            state.watches[number] = rest.isEmpty ? nil : rest
            if rest.isEmpty, let input = state.files?.input { inotify_rm_watch(input.number, number) }
            state.closeIfUnused()
        }
    }

    /// Reads all reports that are there.
    static func read() {
        extendLifetime(state.withLock { $0.read() })
    }

    private static func close() {
        let files = state.withLock { state in
            state.isClosing = false
            return state.watches.isEmpty ? state.files.take() : nil
        }
        // The thread has the last reference to the descriptor, which is closed under no lock.
        files?.wakeUp.signal()
    }

    private static func follow(_ input: Descriptor, _ wakeUp: WakeUp) {
        do throws(POSIXError) {
            while try wakeUp.wait(for: [input]) != nil { read() }
        } catch {
            extendLifetime(state.withLock { $0.fail(error) })
        }
    }
}

/// A report of inotify.
struct FolderReport {
    /// The system's number of the folder; negative if the report concerns all of them.
    let watch: Int32
    let mask: UInt32
    /// The number that both halves of a renaming have.
    let cookie: UInt32
    let name: String

    /// Whether no further report of the folder matters: it is gone from its path.
    var endsWatch: Bool { has(IN_IGNORED) || isMove }

    /// Whether the folder itself has got another name or place.
    var isMove: Bool { has(IN_MOVE_SELF) }

    func has(_ flag: Int32) -> Bool { mask & UInt32(flag) != 0 }

    /// Decodes what the system has written.
    static func forEach(in bytes: UnsafeRawBufferPointer, _ body: (FolderReport) -> Void) {
        let headerSize = MemoryLayout<inotify_event>.size
        var rest = bytes[...]
        while rest.count >= headerSize {
            let report = UnsafeRawBufferPointer(rebasing: rest)
            let header = report.loadUnaligned(as: inotify_event.self)
            let length = Int(header.len)
            let name = report[headerSize..<headerSize + length].prefix { $0 != 0 }
            body(
                FolderReport(
                    watch: header.wd,
                    mask: header.mask,
                    cookie: header.cookie,
                    name: String(decoding: name, as: UTF8.self)
                )
            )
            rest = rest.dropFirst(headerSize + length)
        }
    }
}

/// Decodes the reports of one folder into changes.
struct FolderEventDecoder {
    /// Whether the folder is gone.
    private(set) var isOver = false
    private var half: (name: String, cookie: UInt32)?

    /// Whether the last report was the first half of a renaming.
    var hasHalf: Bool { half != nil }

    /// The change that is left if the half of a renaming with this cookie has no second half.
    mutating func finish(_ cookie: UInt32) -> [FolderChange] {
        guard let half, half.cookie == cookie else { return [] }
        self.half = nil
        return [.removed(half.name)]
    }

    mutating func decode(_ report: FolderReport) -> [FolderChange] {
        if report.has(IN_MOVED_TO), let half, half.cookie == report.cookie {
            self.half = nil
            return [.renamed(from: half.name, to: report.name)]
        }
        // This is another report, so the half before it has no second half: the file has left the folder.
        let before = half.map { finish($0.cookie) } ?? []
        if report.has(IN_MOVED_FROM) {
            half = (report.name, report.cookie)
        } else if report.has(IN_CREATE) || report.has(IN_MOVED_TO) {
            return before + [.created(report.name)]
        } else if report.has(IN_DELETE) {
            return before + [.removed(report.name)]
        } else if report.has(IN_MODIFY) {
            return before + [.modified(report.name)]
        } else if report.has(IN_Q_OVERFLOW) {
            return before + [.missed]
        } else if report.endsWatch {
            isOver = true
        }
        return before
    }
}
#endif
